import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, VIEWS } from './sound-page.ts'

const harness = setUpHarness()

test.each(BRANDS)('the %s home page has no accessibility violations or clipped text', async (brand) =>
  expectSound(await harness.visit(), brand, [['/', VIEWS.slice(0, 2)]]),
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
