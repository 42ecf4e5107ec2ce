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
  await open('payroll', '/nowhere')
  await page.getByText('Redirecting to homepage in 5 seconds...').waitFor()
  await page.waitForURL((url) => url.pathname === '/', { timeout: 8000 })
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
  await page.waitForURL('**/contact', { timeout: 3000 })
  await context.close()
})

test('without script there is no countdown', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', '/nowhere')
  expect(await page.getByText(COUNTDOWN).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Return Home Now' }).count()).toBe(1)
  await context.close()
})
