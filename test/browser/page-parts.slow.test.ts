import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

const harness = setUpHarness()

test('the bottom bar on phones is hidden at the top of the page and while a form field has focus', async () => {
  const { page, open } = await harness.visit(PHONE)
  await open('dresdentax', '/')
  const bar = page.locator('.phone-bar')
  expect(await bar.isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(() => bar.isVisible()).toBe(true)
  await page.getByLabel('Name').focus()
  await expect.poll(() => bar.isVisible()).toBe(false)
  for (const path of ['/resources/tax-calculator', '/resources/due-dates', '/resources/tax-prep-checklist']) {
    await open('dresdentax', path)
    expect([path, await bar.count()]).toEqual([path, 0])
  }
})

test.each([true, false])(
  'a link to a collapsed section opens the section (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled })
    await open('dresdentax', '/resources/tax-prep-checklist')
    await page.locator('main').getByRole('link', { name: 'school district and city returns' }).click()
    await page.waitForURL('**/services/personal-tax#ohio-returns')
    const section = page.locator('details', { has: page.locator('#ohio-returns') })
    await expect.poll(() => section.evaluate((it: HTMLDetailsElement) => it.open)).toBe(true)
    await expect.poll(async () => (await section.locator('summary').boundingBox())?.y).toBeLessThan(400)
    expect((await section.locator('summary').boundingBox())?.y, 'not under the header').toBeGreaterThan(60)
  },
)

test('a visitor can open collapsed tables on a phone without JavaScript', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('dresdentax', '/resources/ohio-business-taxes')
  const tables = page.locator('.table-scroll')
  const folds = page.locator('.phone-fold > summary')
  expect(await folds.count()).toBeGreaterThan(0)
  expect([await folds.count(), await tables.filter({ visible: true }).count()]).toEqual([await tables.count(), 0])
  for (const fold of await folds.all()) await fold.click()
  expect(await tables.filter({ visible: true }).count()).toBe(await tables.count())
  const wide = await tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
  expect(wide.filter((difference) => difference > 0)).toEqual([])
  const label = page.locator('main [data-label]').first()
  const [text, shown] = await label.evaluate((cell) => [
    cell.closest('table')?.querySelectorAll('thead th')[1]?.textContent,
    getComputedStyle(cell, '::before').content,
  ])
  expect(shown).toBe(`"${text}"`)
  await open('dresdentax', '/blog/payroll-dates-2027')
  const post = page.locator('#post-body .table-scroll')
  expect(await post.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect(
    await post
      .locator('td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toBe('"What is due"')
  await open('dresdentax', '/resources/tax-calculator')
  await page.locator('#rates summary').first().click()
  expect(await page.locator('#rates .table-scroll').first().isVisible()).toBe(true)
})
