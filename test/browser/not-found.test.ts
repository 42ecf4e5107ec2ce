import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const COUNTDOWN = /Redirecting to homepage in \d seconds\.\.\./

test('the 404 page counts down from 5 seconds and redirects to home', async () => {
  const { page, open } = await harness.visit()
  await page.addInitScript(() => {
    const counted = new Set<string>()
    Object.assign(window, { counted })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.textContent?.match(/in (\d) seconds\.\.\./)?.[1]
      if (text) counted.add(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open('payroll', '/nowhere')
  await page.waitForURL((url) => url.pathname === '/')
  const counted = await page.evaluate(() => [...(window as unknown as { counted: Set<string> }).counted])
  expect(counted).toEqual(['5', '4', '3', '2', '1'])
})

test('a key press stops the countdown of the 404 page', async () => {
  const { page, open } = await harness.visit()
  await page.clock.install()
  await open('payroll', '/nowhere')
  await page.getByText(COUNTDOWN).waitFor()
  await page.keyboard.press('Shift')
  await page.getByText(COUNTDOWN).waitFor({ state: 'detached' })
  await page.clock.runFor(10_000)
  expect(new URL(page.url()).pathname).toBe('/nowhere')
})

test('on the 404 page, the first click on Contact Support opens the contact page although it stops the countdown', async () => {
  const { page, open } = await harness.visit()
  // A paused clock keeps the countdown from redirecting before the click.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await open('brownco', '/nowhere')
  await page.getByText(COUNTDOWN).waitFor()
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await page.waitForURL((url) => url.pathname !== '/nowhere')
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('without JavaScript, the 404 page has no countdown', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', '/nowhere')
  expect(await page.getByText(COUNTDOWN).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Return Home Now' }).count()).toBe(1)
})
