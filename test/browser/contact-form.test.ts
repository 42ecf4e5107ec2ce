/** The contact form in the browser: drafts, double clicks, failures and keyboard use. */
import type { BrowserContext, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactTexts } from '#shared/contact-texts'
import { DRAFT_KEY } from '#shared/storage-keys'
import { hydrated } from './harness.ts'
import { keepToasts, setUpHarness, toasterLoaded } from './set-up-harness.ts'

const harness = setUpHarness()

const field = (page: Page, label: string) => page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const thanks = (page: Page) => page.locator('main').getByText('Thank you for your message')
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', DRAFT_KEY)

async function fill(page: Page, name: string, message = 'Can you help with my books?') {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Message').fill(message)
}

/** Intercepts each submission with `respond`, and returns the list of request bodies. */
async function intercept(target: BrowserContext | Page, respond: (route: Route, attempt: number) => Promise<void>) {
  const sent: Record<string, unknown>[] = []
  await target.route(/\/api\/contact(\?|$)/, async (route) => {
    sent.push(route.request().postDataJSON())
    await respond(route, sent.length)
  })
  return sent
}

async function leadsOf(name: string): Promise<number> {
  const database = await harness.site.database()
  const row = await database.prepare('SELECT count(*) AS leads FROM leads WHERE name = ?').bind(name).first()
  return Number(row?.leads)
}

/** Counts the mails about a visitor after all of their leads are delivered. */
async function mailsOf(name: string): Promise<number> {
  const database = await harness.site.database()
  const open = database.prepare("SELECT count(*) AS leads FROM leads WHERE name = ? AND state <> 'sent'").bind(name)
  await expect.poll(() => open.first()).toEqual({ leads: 0 })
  return harness.mailbox.mails.filter(({ content }) => content.some(({ value }) => value.includes(name))).length
}

test('a draft without sensitive numbers survives a reload and a closed tab, and sending deletes it', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/contact')
  await fill(page, 'Draft', 'My SSN is 412-55-6789 and I need help')
  await field(page, 'Service').selectOption('HR Services')
  await expect.poll(() => draft(page)).toContain('HR Services')
  expect(await draft(page)).not.toContain('6789')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Draft')
  expect(await field(page, 'Service').inputValue()).toBe('HR Services')
  await page.close()

  const tab = await context.newPage()
  await tab.goto(harness.address('payroll', '/contact'))
  await hydrated(tab)
  await expect.poll(() => field(tab, 'Message').inputValue()).toContain('and I need help')
  expect(await field(tab, 'Message').inputValue()).not.toContain('6789')
  await sendButton(tab).click()
  await thanks(tab).waitFor()
  expect(await draft(tab)).toBe('')
})

test('a double click sends one message, stores one lead and mails it once', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  await fill(page, 'Double Click')
  const opacities: string[] = []
  const sent = await intercept(page, async (route) => {
    const sending = page.getByRole('button', { name: 'Sending...' })
    opacities.push(await sending.evaluate((button) => getComputedStyle(button).opacity))
    await route.continue()
  })
  await sendButton(page).dblclick()
  await thanks(page).waitFor()
  // The label of the disabled button must stay readable.
  expect(opacities).toEqual(['1'])
  expect([sent.length, await leadsOf('Double Click'), await mailsOf('Double Click')]).toEqual([1, 1, 1])
})

test('offline, the form keeps the message and shows an error; online again, it sends the message with the same key', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  const sent = await intercept(page, (route) => route.continue())
  await fill(page, 'Offline')
  await expect.poll(() => draft(page)).toContain('books')
  const key = JSON.parse(await draft(page)).key
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await sendButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to submit the form. Please try again later.' })
  await alert.getByText('You appear to be offline. Please check your connection.').waitFor()
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  expect(await field(page, 'Message').inputValue()).toBe('Can you help with my books?')
  await context.setOffline(false)
  await sendButton(page).click()
  await thanks(page).waitFor()
  expect(sent.at(-1)?.key).toBe(key)
  expect(await leadsOf('Offline')).toBe(1)
})

test.each([
  ['dresdentax', 'personal-tax', 'Personal Tax Services'],
  ['brownco', 'marketing', 'Marketing Services'],
  ['payroll', 'hr-consulting', 'HR Services'],
] as const)(
  '%s: the contact link of %s preselects the service, with and without JavaScript',
  async (brand, service, option) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, open } = await harness.visit({ javaScriptEnabled })
      await open(brand, `/services/${service}?utm_source=news`)
      await page.locator('main a[href^="/contact?"]').click()
      await page.waitForURL(`**/contact?service=${service}&from=*`)
      expect(await field(page, 'Service').inputValue()).toBe(option)
      await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contact$/)
      await fill(page, `About ${service}`)
      if (javaScriptEnabled) {
        const sent = await intercept(page, (route) => route.continue())
        await sendButton(page).click()
        await thanks(page).waitFor()
        expect(sent[0]).toMatchObject({
          source: { page: '/contact', from: `/services/${service}`, campaign: { utm_source: 'news' } },
        })
      } else {
        await sendButton(page).click()
        await page.waitForURL(/\/contact\?sent=\d{4}-\d{4}$/)
      }
    }
  },
)

test('retries after a lost response, a 503 and a reload use the same key and store one lead', async () => {
  const { page, open } = await harness.visit()
  await keepToasts(page)
  await open('payroll', '/contact')
  const sent = await intercept(page, async (route, attempt) => {
    if (attempt === 1) return route.abort('connectionreset')
    if (attempt === 2) return route.fulfill({ status: 503, json: { success: false, error: 'Not now' } })
    return route.continue()
  })
  await fill(page, 'Retried')
  await expect.poll(() => draft(page)).toContain('books')
  await sendButton(page).click()
  await page.getByRole('alert').getByText('Failed to submit the form. Please try again later.').waitFor()
  await page
    .locator('[data-scope=toast]')
    .getByText('Failed to submit the form. Please try again later.')
    .first()
    .waitFor()
  await sendButton(page).click()
  await page.getByRole('alert').getByText('Not now').waitFor()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Retried')
  await sendButton(page).click()
  await thanks(page).waitFor()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect([sent.length, await leadsOf('Retried')]).toEqual([3, 1])

  await page.getByText('Send Another Message').click()
  await fill(page, 'Retried', 'Something else altogether')
  await sendButton(page).click()
  await thanks(page).waitFor()
  expect(sent[3]?.key).not.toBe(sent[0]?.key)
})

test('a draft started from the thank-you page survives a reload', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', '/contact?sent=4829-1730&domain=payroll')
  await page.getByText('Send Another Message').click()
  await page.waitForURL('**/contact?domain=payroll')
  await hydrated(page)
  await fill(page, 'Another')
  await expect.poll(() => draft(page)).toContain('books')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Another')
})

test('at 320 px in forced colors, a message can be corrected, sent and followed by another with the keyboard alone', async () => {
  const { page, open } = await harness.visit({
    viewport: { width: 320, height: 700 },
    forcedColors: 'active',
  })
  await open('payroll', '/contact')
  await field(page, 'Name').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await field(page, 'Email').evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type('@visitor.test')
  // Phone, service, message: the hidden field gets no focus.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await page.keyboard.type('Sent without a mouse')
  await expect.poll(() => draft(page)).toContain('without a mouse')
  await page.getByRole('button', { name: contactTexts.clearDraft }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('of five toasts, the newest three are visible, 356 px wide and 14 px apart', async () => {
  const { page, open } = await harness.visit()
  await keepToasts(page)
  await open('dresdentax', '/contact')
  await field(page, 'Name').focus()
  await toasterLoaded(page)
  await intercept(page, (route) => route.abort())
  await fill(page, 'Toasts')
  await sendButton(page).click()
  await page.locator('[data-scope=toast][data-part=root]').waitFor()
  // The script is a text, because Vite would replace `import()` in a function. The chunk exports its module as one object.
  await page.evaluate(`(async () => {
    const { name } = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/toaster-'))
    const [{ addToast }] = Object.values(await import(name))
    for (const title of ['2', '3', '4', '5']) addToast({ title, description: 'Words '.repeat(title * 10) })
  })()`)
  const toasts = page.locator('[data-scope=toast][data-part=root]')
  const boxes = async () =>
    (await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()))).filter(Boolean)
  await expect
    .poll(async () => {
      const [newest, second, third, ...more] = (await boxes()) as { y: number; height: number; width: number }[]
      if (!newest || !second || !third) return undefined
      // Ark rounds the heights of toasts to whole pixels.
      const gaps = [newest.y - second.y - second.height, second.y - third.y - third.height].map(
        (gap) => Math.abs(gap - 14) < 1,
      )
      return { kept: await toasts.count(), gaps, widths: [newest, second, third].map(({ width }) => width), more }
    })
    .toEqual({ kept: 5, gaps: [true, true], widths: [356, 356, 356], more: [] })
})
