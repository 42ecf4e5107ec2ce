import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness({ FORM_SECRET: 'a secret for tests, of 32 characters or more' })

test('an autofilled form that is sent with one click is not quarantined as too quick', async () => {
  const { page, open, faults } = await harness.visit()
  // On a slow machine, the page would send the form without a token.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await open('brownco', '/contact')
  // Like autofill, sets the values without focusing a field.
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (const [name, value] of [
      ['name', 'Filled In'],
      ['email', 'filled@visitor.test'],
      ['message', 'One click is all it took.'],
    ] as const)
      (form.elements.namedItem(name) as HTMLInputElement).value = value
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Thank you for your message').waitFor()
  const db = await harness.site.database()
  const lead = await db.prepare('SELECT reasons FROM leads WHERE name = ?').bind('Filled In').first()
  expect([lead, faults]).toEqual([{ reasons: '' }, []])
})
