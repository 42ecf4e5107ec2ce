import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const COUNTDOWN = /Redirecting to homepage in \d seconds\.\.\./

test('the 404 page counts down and leads home', async () => {
  const { page, open, context } = await harness.visit()
  // Kept in the page: who looks from outside may miss a second.
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
  await context.close()
})

test('any sign of life stops the countdown', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/nowhere')
  await page.getByText(COUNTDOWN).waitFor()
  await page.keyboard.press('Shift')
  await page.waitForTimeout(6000)
  expect([new URL(page.url()).pathname, await page.getByText(COUNTDOWN).count()]).toEqual(['/nowhere', 0])
  await context.close()
})

test('the buttons stay where they are when the countdown goes: the first click leads to contact', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/nowhere')
  await page.getByText(COUNTDOWN).waitFor()
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await page.waitForURL((url) => url.pathname !== '/nowhere')
  expect(new URL(page.url()).pathname).toBe('/contact')
  await context.close()
})

test('without script there is no countdown', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', '/nowhere')
  expect(await page.getByText(COUNTDOWN).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Return Home Now' }).count()).toBe(1)
  await context.close()
})
