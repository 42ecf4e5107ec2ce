import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type BrandName, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** A field of the form, by its label. */
function field(page: Page, label: string) {
  return page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
}

const question = (name: string) => `Can you help ${name} with the books?`

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Phone').fill('(740) 555-0199')
  await field(page, 'Service').selectOption({ index: 1 })
  // A text of its own: without a key equal ones are one lead.
  await field(page, 'Message').fill(question(name))
}

/** The row in D1 and the mail in the simulator, once the delivery behind the answer is done. */
async function lead(name: string) {
  const database = await harness.site.database()
  for (let attempt = 0; attempt < 50; attempt++) {
    const row = await database.prepare('SELECT * FROM leads WHERE name = ?').bind(name).first<Record<string, unknown>>()
    if (row?.state === 'sent') {
      const mail = harness.mailbox.mails.find(({ content }) => content.some(({ value }) => value.includes(name)))
      return { row, mail }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No lead of ${name} was stored and sent`)
}

async function expectDelivered(name: string, brand: BrandName) {
  const { row, mail } = await lead(name)
  expect(row).toMatchObject({ brand, email: 'ana@visitor.test', message: question(name) })
  expect(mail).toMatchObject({
    from: { email: `website@${brand}.example` },
    reply_to: { email: 'ana@visitor.test' },
    personalizations: [{ to: [{ email: `office@${brand}.example` }] }],
  })
}

test.each(BRANDS)('%s: the form stores and mails with script', async (brand) => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open(brand, '/')
  await fill(page, `Script ${brand}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Message sent successfully').waitFor()
  await page.locator('[data-scope=toast]').getByText("We'll get back to you soon!").first().waitFor()
  await expectDelivered(`Script ${brand}`, brand)
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test.each(BRANDS)('%s: the form stores and mails without script', async (brand) => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open(brand, '/contact')
  await field(page, 'Name').fill('A')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').getByText('Name must be at least 2 characters').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('A')
  await fill(page, `Plain ${brand}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL('**/contact?sent=1')
  await page.getByText('Message sent successfully').waitFor()
  await expectDelivered(`Plain ${brand}`, brand)
  await context.close()
})

test('a form answered before the script came is taken over where it stands', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', '/contact?domain=brownco')
  await field(page, 'Email').fill('nobody')
  await page.evaluate(() => document.querySelector('form')?.submit())
  await page.getByText('Name is required').first().waitFor()
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).length > 0)
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(await field(page, 'Email').inputValue()).toBe('nobody')
  await fill(page, 'Taken over')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Message sent successfully').waitFor()
  await expectDelivered('Taken over', 'brownco')
  // The 400 itself is all that the browser notes.
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  await context.close()
})
