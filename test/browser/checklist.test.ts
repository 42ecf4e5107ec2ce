import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import content from '#content/tax-prep-checklist.ts'
import { BRANDS } from './harness.ts'
import { printedPages, setUpHarness } from './set-up-harness.ts'

const PATH = '/resources/tax-prep-checklist'

const harness = setUpHarness()

const question = (page: Page, index: number) => page.locator('fieldset input').nth(index)
const items = (page: Page) => page.locator('[aria-labelledby=papers] input')
const checked = (page: Page) => page.locator('[aria-labelledby=papers] input:checked')
const status = (page: Page) => page.locator('main [role=status]').first().textContent()

function itemsFor(answers: readonly string[]) {
  return content.items.filter(({ when }) => when === 'always' || when.some((id) => answers.includes(id)))
}

test('the tax checklist shows the documents that match the selected answers', async () => {
  const { page, open, faults } = await harness.visit()
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
  expect(await page.locator('main').innerText()).not.toMatch(/\]\(|\{(?:brand|email|phone)\}/)
})

test('answers and check marks in the tax checklist survive a reload', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('payroll', PATH)
  await question(page, 0).check()
  await items(page).nth(0).check()
  await items(page).nth(3).check()
  const count = itemsFor([content.questions[0]?.id ?? '']).length
  expect(await status(page)).toBe(`2 of ${count} checked off`)
  expect(await page.locator('.slip-figure strong').textContent()).toBe(`2 of ${count}`)
  await open('payroll', PATH)
  await expect.poll(async () => [await question(page, 0).isChecked(), await checked(page).count()]).toEqual([true, 2])
  expect(await status(page)).toBe(`2 of ${count} checked off`)
  const second = await context.newPage()
  await second.goto(harness.address('payroll', PATH))
  await second.waitForFunction(() => document.querySelectorAll('[aria-labelledby=papers] input:checked').length === 2)
  await second.getByRole('button', { name: 'Clear Check Marks' }).click()
  await expect.poll(() => checked(page).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a visitor can check off documents in the tax checklist even if browser storage is blocked', async () => {
  const { page, open, faults, context } = await harness.visit()
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await open('brownco', PATH)
  await items(page).nth(0).check()
  expect([await checked(page).count(), faults]).toEqual([1, []])
})

test.each(BRANDS)('the %s tax checklist fits on one printed page', async (brand) => {
  const { page, open } = await harness.visit({ colorScheme: 'dark' })
  await open(brand, PATH)
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const { colorScheme, ground, shown } = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('body > header, .site-footer, .skip-link, fieldset, button')]
    return {
      colorScheme: getComputedStyle(document.querySelector('main h3') as Element).colorScheme,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      shown: parts.filter((part) => part.checkVisibility()).map(({ className }) => className),
    }
  })
  expect([colorScheme, ground, shown]).toEqual(['light', 'rgb(255, 255, 255)', []])
})

test("the tax checklist's copy button copies only the unchecked documents", async () => {
  const { page, open } = await harness.visit()
  await open('brownco', PATH)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await items(page).first().check()
  await page.getByRole('button', { name: 'Copy Missing' }).click()
  await page.getByText('List of missing documents copied.').waitFor()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  const [first, ...others] = content.groups.flatMap(({ id }) => content.items.filter(({ group }) => group === id))
  expect(copied.split('\n')).toEqual(others.map(({ label }) => `- ${label}`))
  expect(copied).not.toContain(first?.label)
  await items(page).evaluateAll((all) => {
    for (const item of all as HTMLInputElement[]) if (!item.checked) item.click()
  })
  await expect.poll(() => page.getByRole('button', { name: 'Copy Missing' }).count()).toBe(0)
})
