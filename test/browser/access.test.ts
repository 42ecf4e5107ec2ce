import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'
import { expectSound, LAYOUTS, VIEWS } from './sound-page.ts'

const harness = setUpHarness()

beforeAll(async () => {
  const html = readFileSync('test/ghost/edge/all-cards.html', 'utf8').trim()
  await harness.ghost.publish({ slug: 'every-card', title: 'Every card of the editor', html })
})

test.each(BRANDS)(
  '%s: no layout has an axe violation, a heading larger than its title, a low link, sideways scrolling or cut text',
  async (brand) => {
    const half = (index: number) => ((index + BRANDS.indexOf(brand)) % 2) * 2
    await expectSound(
      await harness.visit(),
      brand,
      LAYOUTS.map((path, index) => [path, VIEWS.slice(half(index), half(index) + 2)]),
    )
  },
)

test('the contact page starts with a skip link, and its form with errors has no axe violation', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Skip to content')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
})
