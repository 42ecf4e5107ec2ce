import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { DRAFT_KEY } from '#browser/storage-keys.ts'
import { contactTexts } from '#shared/contact-texts.ts'
import { type BrandName, hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const field = (page: Page, label: string) => page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const thanks = (page: Page) => page.locator('main').getByText('Thank you for your message')
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', DRAFT_KEY)

async function fill(page: Page, name: string, message = `Can you help ${name} with the books?`) {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Message').fill(message)
}

async function recordSent(page: Page) {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (/\/api\/contact(\?|$)/.test(request.url())) sent.push(request.postDataJSON())
  })
  return sent
}

async function expectDeliveredOnce(name: string, brand: BrandName) {
  const { domain, contact } = getBrand(brand)
  const database = await harness.site.database()
  const rows = database
    .prepare(`SELECT leads.brand, state FROM leads JOIN mails ON lead = leads.id AND kind = 'inquiry' WHERE name = ?`)
    .bind(name)
  await expect.poll(async () => (await rows.all()).results).toEqual([{ brand, state: 'accepted' }])
  const mails = harness.mailbox.mails.filter(({ content }) => content.some(({ value }) => value.includes(name)))
  expect(mails).toMatchObject([
    {
      from: { email: `website@${domain}` },
      reply_to: { email: 'ana@visitor.test' },
      personalizations: [{ to: [{ email: contact.email }] }],
    },
  ])
}

test('a double-click on "Send Message" stores exactly one lead', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/contact')
  await fill(page, 'Double')
  const sent = await recordSent(page)
  await sendButton(page).dblclick()
  await thanks(page).waitFor()
  await expectDeliveredOnce('Double', 'dresdentax')
  expect([sent.length, documents.length, faults]).toEqual([1, 1, []])
})

test('a contact form draft is kept when the page is reloaded or closed, until the message is sent', async () => {
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

test('a retry after an offline error submits the contact form with the same idempotency key', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/contact')
  const sent = await recordSent(page)
  await fill(page, 'Offline')
  await expect.poll(() => draft(page)).toContain('books')
  const key = JSON.parse(await draft(page)).key
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await sendButton(page).click()
  const alert = page.getByRole('alert')
  await alert.getByText('You appear to be offline. Please check your connection.').waitFor()
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  expect(await field(page, 'Message').inputValue()).toContain('with the books?')
  await context.setOffline(false)
  await sendButton(page).click()
  await thanks(page).waitFor()
  expect(sent.at(-1)?.key).toBe(key)
  await expectDeliveredOnce('Offline', 'brownco')
})

test('a keyboard user can correct and submit the contact form in a 320-pixel-wide window', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 320, height: 700 }, forcedColors: 'active' })
  await open('payroll', '/contact')
  const isFocused = (label: string) => field(page, label).evaluate((element) => element === document.activeElement)
  await field(page, 'Name').focus()
  await page.keyboard.type('Keys')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await isFocused('Email')).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.type('@visitor.test')
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
  await expect.poll(() => isFocused('Name')).toBe(true)
})
