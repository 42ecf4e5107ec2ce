import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { BRANDS, type BrandName, hydrated } from './harness.ts'
import { keepToasts, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

function field(page: Page, label: string) {
  return page.locator('main form').getByLabel(new RegExp(`^${label}\\b`))
}

const question = (name: string) => `Can you help ${name} with the books?`

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill('ana@visitor.test')
  await field(page, 'Phone').fill('(740) 555-0199')
  await field(page, 'Service').selectOption({ index: 1 })
  // Different for each test, because identical texts without a key are one lead.
  await field(page, 'Message').fill(question(name))
}

/** Waits until the lead is delivered, then checks its row in D1 and its mail in the simulator. */
async function expectDelivered(name: string, brand: BrandName) {
  const { domain, contact } = getBrand(brand)
  const database = await harness.site.database()
  const row = () => database.prepare('SELECT * FROM leads WHERE name = ?').bind(name).first()
  await expect.poll(row).toMatchObject({ state: 'sent', brand, email: 'ana@visitor.test', message: question(name) })
  const mail = harness.mailbox.mails.find(({ content }) => content.some(({ value }) => value.includes(name)))
  expect(mail).toMatchObject({
    from: { email: `website@${domain}` },
    reply_to: { email: 'ana@visitor.test' },
    personalizations: [{ to: [{ email: contact.email }] }],
  })
}

test.each(BRANDS)('%s: a message sent with JavaScript is stored and mailed', async (brand) => {
  const { page, open, faults, documents } = await harness.visit()
  await keepToasts(page)
  await open(brand, '/')
  await fill(page, `Script ${brand}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Thank you for your message').waitFor()
  await page.locator('[data-scope=toast]').getByText("We'll get back to you soon!").first().waitFor()
  await expectDelivered(`Script ${brand}`, brand)
  expect([documents.length, faults]).toEqual([1, []])
})

test.each(BRANDS)('%s: a message sent without JavaScript is stored and mailed', async (brand) => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false })
  await open(brand, '/contact')
  await field(page, 'Name').fill('A')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').getByText('Name must be at least 2 characters').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('A')
  await fill(page, `Plain ${brand}`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL(/\/contact\?sent=\d{4}-\d{4}$/)
  await page.getByText('Thank you for your message').waitFor()
  await expectDelivered(`Plain ${brand}`, brand)
})

test('a form that the server returned with errors hydrates with the typed values and can be sent', async () => {
  const { page, open, faults } = await harness.visit()
  await open('payroll', '/contact?domain=brownco')
  await field(page, 'Email').fill('nobody')
  await page.evaluate(() => document.querySelector('form')?.submit())
  await page.getByText('Name is required').first().waitFor()
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(await field(page, 'Email').inputValue()).toBe('nobody')
  await fill(page, 'Hydrated')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Thank you for your message').waitFor()
  await expectDelivered('Hydrated', 'brownco')
  // The browser logs the 400 response itself.
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})
