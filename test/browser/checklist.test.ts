import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import content from '#content/tax-prep-checklist'
import { BRANDS, type Harness, startHarness } from './harness.ts'

const PATH = '/resources/tax-prep-checklist'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const question = (page: Page, index: number) => page.locator('fieldset input').nth(index)
const items = (page: Page) => page.locator('.checklist-groups input')
const ticked = (page: Page) => page.locator('.checklist-groups input:checked')
const status = (page: Page) => page.locator('main [role=status]').innerText()

/** Pages of the printed sheet, on Letter paper. */
async function sheets(page: Page): Promise<number> {
  const pdf = new TextDecoder('latin1').decode(await page.pdf({ format: 'Letter' }))
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

function itemsFor(answers: readonly string[]) {
  return content.items.filter(({ when }) => when === 'always' || when.some((id) => answers.includes(id)))
}

test('answers choose the papers, and none chosen means all', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('dresdentax', PATH)
  expect(await items(page).count()).toBe(content.items.length)
  const answers: string[] = []
  for (const [index, { id }] of content.questions.entries()) {
    await question(page, index).check()
    answers.push(id)
    expect([id, await items(page).count()]).toEqual([id, itemsFor(answers).length])
  }
  for (const index of content.questions.keys()) await question(page, index).uncheck()
  expect([await items(page).count(), faults]).toEqual([content.items.length, []])
  // What is meant as a link is one.
  expect(await page.locator('main').innerText()).not.toMatch(/\]\(|\{(?:brand|email|phone)\}/)
  await context.close()
})

test('answers and ticks are kept on the device, counted, and cleared', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', PATH)
  await question(page, 0).check()
  await items(page).nth(0).check()
  await items(page).nth(3).check()
  const count = itemsFor([content.questions[0]?.id ?? '']).length
  expect(await status(page)).toBe(`2 of ${count} ticked`)
  await open('payroll', PATH)
  // What is stored is read once the page is taken over.
  await expect.poll(async () => [await question(page, 0).isChecked(), await ticked(page).count()]).toEqual([true, 2])
  expect(await status(page)).toBe(`2 of ${count} ticked`)
  // Another window of the same visitor shows it too, at once.
  const second = await context.newPage()
  await second.goto(harness.address('payroll', PATH))
  await second.waitForFunction(() => document.querySelectorAll('.checklist-groups input:checked').length === 2)
  await second.getByRole('button', { name: 'Clear ticks' }).click()
  await expect.poll(() => ticked(page).count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('with storage that throws, or holds what others wrote, the ticks hold for the visit', async () => {
  for (const broken of [true, false]) {
    const { page, open, faults, context } = await harness.visit()
    await context.addInitScript((throws) => {
      for (const name of throws ? [] : ['answers', 'ticks']) localStorage.setItem(`checklist-${name}`, '{"a":[1')
      if (!throws) return
      const refuse = () => {
        throw new DOMException('Storage is forbidden', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
    }, broken)
    await open('brownco', PATH)
    await items(page).nth(0).check()
    expect([await ticked(page).count(), faults]).toEqual([1, []])
    await context.close()
  }
})

test.each(BRANDS)(
  '%s: the list prints on one page, for few answers, many or none, from a dark screen too',
  async (brand) => {
    const { page, open, context } = await harness.visit({ colorScheme: 'dark' })
    await open(brand, PATH)
    expect(await sheets(page)).toBe(1)
    for (const [index, { id }] of content.questions.entries()) {
      await question(page, index).check()
      expect([id, await sheets(page)]).toEqual([id, 1])
    }
    await page
      .getByRole('button', { name: /\b(?:light|dark)$/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /\b(?:light|dark)$/ })
      .first()
      .click()
    await page.emulateMedia({ media: 'print' })
    const ink = await page
      .locator('.checklist h3')
      .first()
      .evaluate((heading) => {
        const { colorScheme } = getComputedStyle(heading)
        return [colorScheme, getComputedStyle(document.documentElement).backgroundColor]
      })
    expect(ink).toEqual(['light', 'rgb(255, 255, 255)'])
    const shown = await page
      .locator('.site-bar, .site-footer, .skip-link, fieldset, button')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className))
    expect(shown).toEqual([])
    await context.close()
  },
)

test('the button prints', async () => {
  const { page, open, context } = await harness.visit()
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await open('dresdentax', PATH)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.locator('[data-printed]').count()).toBe(1)
  await context.close()
})

test('without script the whole list stands, and nothing speaks of what only script can do', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('dresdentax', PATH)
  expect(await items(page).count()).toBe(content.items.length)
  expect(await page.locator('.needs-script:visible').count()).toBe(0)
  expect(await page.locator('main').innerText()).not.toMatch(/\btick|stay in this browser/i)
  await context.close()
})
