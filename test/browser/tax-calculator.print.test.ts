import { expect, test } from 'vitest'
import { EVERY, FULL, PATH, showDetails } from './calculator-page.ts'
import { BRANDS } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test('print has the comparison, the dated payments, the payroll taxes and the list of what is left out', async () => {
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
  const compared = await printedText(EVERY)
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
  const alone = await printedText(EVERY.replace(/!.*/, ''))
  for (const text of [
    'Social Security and Medicare\t',
    'Your share as the employer',
    'What this calculator leaves out',
  ])
    expect(alone).toContain(text)
  expect(alone).not.toContain('Difference')
})

test.each(BRANDS)('on %s, an untouched and a full calculator print on one page in the dark scheme', async (brand) => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  for (const state of ['', FULL, EVERY]) {
    await page.goto('about:blank')
    await open(brand, PATH + state)
    if (state === '') await page.locator('.calc').waitFor()
    else await page.locator('.calc-below').waitFor()
    expect([state, await printedPages(page)]).toEqual([state, 1])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.calc-sheet').isVisible()).toBe(true)
    expect(await page.locator('button:visible, .calc form:visible, .slip-bar:visible').count()).toBe(0)
    await page.emulateMedia({ media: null })
  }
})

test('without JavaScript the page has a note and every table with its source and year', async () => {
  const { page, open } = await harness.visit({ javaScriptEnabled: false })
  await open('payroll', PATH)
  const main = page.locator('main')
  expect(await main.innerText()).toContain('JavaScript')
  expect(await main.locator('.needs-script:visible').count()).toBe(0)
  await main.locator('#rates details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true
  })
  const sections = await main.locator('section[id]:not(:has(section[id])):has(table)').all()
  expect(sections.length).toBeGreaterThan(4)
  for (const section of sections) {
    expect(await section.locator('a[href^="https://"]').count()).toBeGreaterThan(0)
    expect(await section.innerText()).toMatch(/202[56]/)
  }
})

test('every figure in the explanation has its year and links to its source', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', PATH + FULL)
  const steps = page.locator('.calc-steps li:has(a)')
  await steps.first().waitFor()
  expect(await steps.count()).toBeGreaterThan(10)
  for (const step of await steps.all()) {
    const figures = (await step.locator('small').last().innerText()).replace(/^2025: /, '')
    const links = await step.locator('a[href^="https://"]').allInnerTexts()
    expect(figures).toBe(links.join(', '))
  }
})
