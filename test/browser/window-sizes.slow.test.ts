import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

/** WCAG requires that pages work in a window of 1280 by 1024 px at 400% zoom, which equals 320 by 256 px. */
const ZOOMED = { viewport: { width: 320, height: 256 } }

const harness = setUpHarness()

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const button = (page: Page) => page.locator('[data-panel] > summary')
const opener = (page: Page, label: string) => panel(page).locator('summary', { hasText: new RegExp(`^${label}`) })
/** Hidden text may directly precede or follow the visible label of a menu group. */
const group = (page: Page, label: string) =>
  panel(page).locator('summary', { hasText: new RegExp(`(^|[a-z])${label}($|[A-Z])`) })
const isOpen = (page: Page, label: string) =>
  opener(page, label).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)

test.each(BRANDS)('every open %s menu fits in a 1280 × 600 px window', async (brand) => {
  const [width, height] = [1280, 600]
  const { page, open } = await harness.visit({ viewport: { width, height } })
  await open(brand, '/')
  const outside: unknown[] = []
  for (const [menu, submenu] of [
    ['About', 'Our Locations'],
    ['About', 'Industries We Serve'],
    ['Services', undefined],
    ['Resources', 'Tax Resources'],
    ['Contact', undefined],
  ] as const) {
    if (!(await isOpen(page, menu))) await opener(page, menu).click()
    if (submenu) await opener(page, submenu).hover()
    await expect.poll(() => isOpen(page, submenu ?? menu)).toBe(true)
    const box = await page.locator('nav details[open] > ul').last().boundingBox()
    if (!box || box.x < 0 || box.x + box.width > width || box.y + box.height > height)
      outside.push([menu, submenu, box])
    await page.mouse.move(width - 200, height - 20)
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([outside, overflow]).toEqual([[], 0])
})

test.each(BRANDS)('the %s header fits in a 1280-pixel-wide window at 200% text size', async (brand) => {
  const { page, open } = await harness.visit({ viewport: { width: 1280, height: 900 } })
  await open(brand, '/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  const overflowing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body > header *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
  await expect.poll(overflowing).toEqual([])
  await button(page).click()
  await group(page, 'About Us').click()
  await group(page, 'Areas Served').click()
  expect(await overflowing()).toEqual([])
  const last = panel(page).locator('a').last()
  await last.scrollIntoViewIfNeeded()
  const box = await last.boundingBox()
  expect(box && box.y + box.height <= 900).toBe(true)
})

test.each(BRANDS)('the %s home page does not clip content in a 320 × 256 px window', async (brand) => {
  const { page, open } = await harness.visit(ZOOMED)
  await open(brand, '/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const cut = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, p, li, a, button, label, input, select, textarea)',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden], .carousel, .table-scroll'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(cut).toEqual([])
  await page.evaluate(() => scrollTo(0, 600))
  const bar = () => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(bar).toBeLessThanOrEqual(256 / 3)
  await page.evaluate(() => scrollTo(0, 0))
  await button(page).click()
  await group(page, 'Services').click()
  const last = panel(page).locator('a').last()
  await last.scrollIntoViewIfNeeded()
  const box = await last.boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true)
})
