import { beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, layoutVisits, publishAllCards } from './sound-page.ts'

const harness = setUpHarness()

beforeAll(() => publishAllCards(harness))

test.each(BRANDS)('%s pages have no accessibility violations or clipped text', async (brand) =>
  expectSound(await harness.visit(), brand, layoutVisits(brand, false)),
)

test('the contact form has no accessibility violations while error messages are visible', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
})
