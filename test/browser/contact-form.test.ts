/** What becomes of a message between the first key and the thanks: draft, double clicks, failures, keys alone. */
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAFT_KEY } from '#queries/contact-draft'
import { BRANDS, type Harness, hydrated, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const field = (page: Page, label: string) => page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const thanks = (page: Page) => page.locator('main').getByText('Message sent successfully')
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', DRAFT_KEY)

async function fill(page: Page, name: string, message = 'Can you help with my books?') {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Message').fill(message)
}

/** Bodies of what was sent, while each attempt is given to `answer`. */
async function watch(target: BrowserContext | Page, answer: (route: Route, attempt: number) => Promise<void>) {
  const sent: Record<string, unknown>[] = []
  await target.route(/\/api\/contact(\?|$)/, async (route) => {
    sent.push(route.request().postDataJSON())
    await answer(route, sent.length)
  })
  return sent
}

async function leadsOf(name: string): Promise<number> {
  const database = await harness.site.database()
  const row = await database.prepare('SELECT count(*) AS leads FROM leads WHERE name = ?').bind(name).first()
  return Number(row?.leads)
}

/** Mails about a visitor, once they have had time to go out twice. */
async function mailsOf(name: string): Promise<number> {
  const mails = () => harness.mailbox.mails.filter(({ content }) => content.some(({ value }) => value.includes(name)))
  await expect.poll(() => mails().length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 500))
  return mails().length
}

test.each(BRANDS)('%s: what is wrong is told on top, which takes the focus and leads to each field', async (brand) => {
  const { page, open, context } = await harness.visit()
  await open(brand, '/contact')
  await field(page, 'Name').fill('A')
  await sendButton(page).click()
  const summary = page.getByRole('alert')
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: 'Email is required' }).click()
  const email = field(page, 'Email')
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const described = await email.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  )
  expect(described.some((text) => text?.includes('Email is required'))).toBe(true)
  await context.close()
})

test('what is typed survives a reload and a closed tab, a number in it does not, and sending ends it', async () => {
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
  await context.close()
})

test('the visitor can clear what is kept', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/contact')
  await fill(page, 'Cleared')
  await page.getByRole('button', { name: 'Clear the form' }).click()
  expect([await draft(page), await field(page, 'Message').inputValue()]).toEqual(['', ''])
  await page.reload()
  await hydrated(page)
  expect(await field(page, 'Name').inputValue()).toBe('')
  await context.close()
})

test('a double click sends one message, stores one lead and mails it once', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  await fill(page, 'Double Click')
  const faint: string[] = []
  const sent = await watch(page, async (route) => {
    const sending = page.getByRole('button', { name: 'Sending...' })
    faint.push(await sending.evaluate((button) => getComputedStyle(button).opacity))
    await route.continue()
  })
  await sendButton(page).dblclick()
  await thanks(page).waitFor()
  // It is to be read while it is disabled: not faded out.
  expect(faint).toEqual(['1'])
  expect([sent.length, await leadsOf('Double Click'), await mailsOf('Double Click')]).toEqual([1, 1, 1])
  await context.close()
})

test('offline the message stays, is said to, and goes with its own key once there is a connection', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  const sent = await watch(page, (route) => route.continue())
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
  await context.close()
})

test('an answer that is lost, a refusal and a reload later the message goes, with one key throughout', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/contact')
  const sent = await watch(page, async (route, attempt) => {
    if (attempt === 1) return route.abort('connectionreset')
    if (attempt === 2) return route.fulfill({ status: 503, json: { success: false, error: 'Not now' } })
    return route.continue()
  })
  await fill(page, 'Retried')
  await sendButton(page).click()
  await page.getByRole('alert').getByText('Failed to submit the form. Please try again later.').waitFor()
  await page.locator('[data-scope=toast]').getByText('Please try again later.').first().waitFor()
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
  await context.close()
})

test.each([
  ['dresdentax', 'personal-tax', 'Personal Tax Services'],
  ['brownco', 'marketing', 'Marketing Services'],
  ['payroll', 'hr-consulting', 'HR Services'],
] as const)('%s: who asks about %s finds it chosen, with and without script', async (brand, service, option) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, open, context } = await harness.visit({ javaScriptEnabled })
    await open(brand, `/services/${service}?utm_source=news`)
    await page.locator('main a[href^="/contact?"]').click()
    await page.waitForURL(`**/contact?service=${service}`)
    expect(await field(page, 'Service').inputValue()).toBe(option)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contact$/)
    await fill(page, `About ${service}`)
    if (javaScriptEnabled) {
      const sent = await watch(page, (route) => route.continue())
      await sendButton(page).click()
      await thanks(page).waitFor()
      expect(sent[0]).toMatchObject({ source: { page: '/contact', campaign: { utm_source: 'news' } } })
    } else {
      await sendButton(page).click()
      await page.waitForURL('**/contact?sent=1')
    }
    await context.close()
  }
})

test('after thanks that stand at an address of their own, the next message survives a reload', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/contact?sent=1&domain=payroll')
  await page.getByText('Send Another Message').click()
  await page.waitForURL('**/contact?domain=payroll')
  await hydrated(page)
  await fill(page, 'Another')
  await expect.poll(() => draft(page)).toContain('books')
  await page.reload()
  await hydrated(page)
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Another')
  await context.close()
})

test('a service is asked about on the brand one has come to see', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/services/payroll?domain=payroll')
  await page.locator('main a[href^="/contact?"]').click()
  await page.waitForURL(/service=payroll/)
  expect(new URL(page.url()).searchParams.get('domain')).toBe('payroll')
  expect(await field(page, 'Service').inputValue()).toBe('Payroll Services')
  await context.close()
})

test('by keys alone at 320 px in forced colours: filled in, faults followed, sent, begun anew', async () => {
  const { page, open, context } = await harness.visit({
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
  // Phone, service, message: nothing that people do not see is in between.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab')
  await page.keyboard.type('Sent without a mouse')
  await expect.poll(() => draft(page)).toContain('without a mouse')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  await thanks(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})
