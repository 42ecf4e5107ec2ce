import { expect, test } from 'vitest'
import { MAX_LARGE_TYPE_FIELDS } from '#features/calculator/model/fields.ts'
import { EVERY_FIELD, PATH, showDetails } from './calculator-page.ts'
import { BRANDS } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test('the printed tax calculator contains the comparison, the payment dates and the exclusions', async () => {
  const { page, open } = await harness.visit()
  const printedText = async (state: string) => {
    await page.goto('about:blank')
    await open('dresdentax', PATH + state)
    await showDetails(page)
    await page.emulateMedia({ media: 'print' })
    const smallerThan8pt = await page
      .locator('.slip-columns *:visible')
      .evaluateAll((all) =>
        all.filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < (8 * 96) / 72 - 0.01),
      )
    expect(smallerThan8pt).toEqual([])
    return page.locator('main').innerText()
  }
  const compared = await printedText(EVERY_FIELD)
  for (const text of [
    'Saved',
    'Difference',
    'All taxes',
    'Your share as the employer',
    'What this calculator leaves out',
    'reasonable pay',
  ])
    expect(compared).toContain(text)
  expect(compared.match(/(?:April|June|September|January) \d+, 202[56]/g)?.length).toBe(4)
  expect(compared).toMatch(/Wages from your own business, spouse\s+\$0\s+\$20,000/)
  const alone = await printedText(EVERY_FIELD.replace(/!.*/, ''))
  for (const text of [
    'Social Security and Medicare\t',
    'Your share as the employer',
    'What this calculator leaves out',
  ])
    expect(alone).toContain(text)
  expect(alone).not.toContain('Difference')
})

test.each(BRANDS)('the %s tax calculator with every field filled in fits on one printed page', async (brand) => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  await open(brand, PATH + EVERY_FIELD)
  await page.locator('#calc-compare').waitFor()
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect((await page.locator('#calc-result').boundingBox())?.width, 'the width of the title').toBeGreaterThan(100)
  expect(await page.getByText('This is not a tax return').isVisible()).toBe(true)
  expect(await page.locator('button:visible, .calc form:visible, .slip-bar:visible').count()).toBe(0)
})

test.each(BRANDS)(
  'a %s estimate with the maximum number of fields for larger type fits on one printed page',
  async (brand) => {
    const { page, open } = await harness.visit()
    await open(brand, PATH + EVERY_FIELD.split(';', MAX_LARGE_TYPE_FIELDS + 1).join(';'))
    await showDetails(page)
    expect(await printedPages(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const size = await page.locator('.calc').evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    expect(size).toBeCloseTo((9.5 * 96) / 72)
  },
)
