/** The form's signed time, where the server asks for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness({ FORM_SECRET: 'a secret for tests, of 32 characters or more' })
})
afterAll(() => harness?.stop())

test('a form that the browser has filled in and one click sends is no machine’s', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('brownco', '/contact')
  // As a browser's own filling does: no field has had the focus.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (const [name, value] of [
      ['name', 'Filled In'],
      ['email', 'filled@visitor.test'],
      ['message', 'One click is all it took.'],
    ] as const)
      (form.elements.namedItem(name) as HTMLInputElement).value = value
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Message sent successfully').waitFor()
  const db = await harness.site.database()
  const lead = await db.prepare('SELECT reasons FROM leads WHERE name = ?').bind('Filled In').first()
  expect([lead, faults]).toEqual([{ reasons: '' }, []])
  await context.close()
})
