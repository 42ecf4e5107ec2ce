import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const TURNSTILE = `window.turnstile = {
  render(place, { sitekey, callback }) {
    place.append('For ' + sitekey)
    callback('a-token')
    return 'widget'
  },
  remove() {},
}`

const harness = setUpHarness({
  FORM_SECRET: 'a secret for tests, of 32 characters or more',
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
})

async function visit() {
  const visitor = await harness.visit()
  await visitor.page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: TURNSTILE }))
  return visitor
}

test('the Turnstile script loads only after the visitor focuses the contact form', async () => {
  const { page, open, faults } = await visit()
  const sent: object[] = []
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: { success: true } })
  })
  await open('payroll', '/contact')
  const form = page.locator('main form')
  expect(faults).toEqual([])
  await form.getByLabel('Name').fill('Ana')
  await form.getByText('For 1x00000000000000000000AA').waitFor()
  await form.getByLabel('Email').fill('ana@visitor.test')
  await form.getByLabel('Message').fill('Can you help?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('main').getByText('Thank you for your message').waitFor()
  expect(sent).toMatchObject([{ turnstileToken: 'a-token', formToken: expect.stringMatching(/^\d{13}\./) }])
  expect(faults).toEqual([`other origin: ${SCRIPT}`])
})

test('an autofilled contact form that is submitted with one click is not quarantined for being submitted too quickly', async () => {
  const { page, open } = await visit()
  // A slow request for the form token could time out, and the page would then submit the form without a token.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await open('brownco', '/contact')
  // The autofill of a browser sets the values of a form without focusing a field.
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
  // The test worker cannot reach Cloudflare to check the Turnstile token, so the worker still quarantines the lead.
  expect(lead?.reasons).not.toContain('quick')
})
