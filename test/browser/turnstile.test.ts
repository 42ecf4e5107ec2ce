/** Turnstile in a page with its CSP, with a fake of Cloudflare's script. */
import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

const harness = setUpHarness({
  FORM_SECRET: 'a secret for tests, of 32 characters or more',
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
})

test('Turnstile loads when the visitor focuses the form, and the message contains its token and the form token', async () => {
  const { page, open, faults } = await harness.visit()
  const body = `window.turnstile = {
    render(place, { sitekey, callback }) {
      place.append('For ' + sitekey)
      callback('a-token')
      return 'widget'
    },
    remove() {},
  }`
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }))
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
