import { beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, layoutVisits, publishAllCards } from './sound-page.ts'

const harness = setUpHarness()

beforeAll(() => publishAllCards(harness))

test.each(BRANDS)(
  '%s: no layout has axe violations, oversized headings, links under 24 px high, horizontal scrolling or clipped text',
  async (brand) => expectSound(await harness.visit(), brand, layoutVisits(brand, false)),
)

test('on the contact page, the first Tab focuses a skip link, and a form with errors has no axe violations', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
})
