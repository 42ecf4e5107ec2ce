import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** 1280 × 1024 at 400 %. */
const ZOOMED = { viewport: { width: 320, height: 256 } }

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const panel = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const button = (page: Page) => page.locator('.mobile-menu > summary')
const group = (page: Page, label: string) => panel(page).locator('summary', { hasText: new RegExp(`^${label}`) })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test.each(BRANDS)('%s: the panel opens, its groups and theirs unfold, and choosing closes it', async (brand) => {
  const { page, open, faults, documents, context } = await harness.visit(PHONE)
  await open(brand, '/')
  expect(await panel(page).isVisible()).toBe(false)
  await button(page).tap()
  await panel(page).waitFor()
  await group(page, 'About Us').tap()
  await group(page, 'Areas Served').tap()
  await panel(page).getByRole('link', { name: 'Columbus' }).waitFor()
  await group(page, 'Services').tap()
  await panel(page).getByRole('link', { name: 'Columbus' }).waitFor({ state: 'hidden' })
  await panel(page).getByRole('link', { name: 'All Services' }).tap()
  await page.waitForURL('**/services')
  await panel(page).waitFor({ state: 'hidden' })
  expect([documents.length, faults]).toEqual([1, []])
  await context.close()
})

test('the page behind the open panel does not scroll, and does again once it is closed', async () => {
  const { page, open, context } = await harness.visit({ ...PHONE, isMobile: false })
  await open('dresdentax', '/')
  const wheel = async (y: number) => {
    await page.mouse.move(180, y)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    return page.evaluate(() => scrollY)
  }
  await button(page).click()
  await panel(page).waitFor()
  expect([await wheel(40), await wheel(500)]).toEqual([0, 0])
  await button(page).click()
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => wheel(500)).toBeGreaterThan(0)
  await context.close()
})

test('by keys: groups in their order, call and sign-in within reach, Escape a level at a time, and focus is never behind the panel', async () => {
  const { page, open, context } = await harness.visit(PHONE)
  await open('payroll', '/contact')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  const order: (string | undefined)[] = []
  for (let tabs = 0; tabs < 8; tabs++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
    const shown = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return document.activeElement?.contains(top ?? null) || top?.contains(document.activeElement)
    })
    expect([order.at(-1), shown]).toEqual([order.at(-1), true])
  }
  const phone = await panel(page).locator('a[href^="tel:"]').textContent()
  const entries = ['Home', 'About Us', 'Services', 'Team to Win (another site)', 'Resources', 'Contact']
  expect(order).toEqual([...entries, 'Sign Up / Sign In', phone?.trim()])

  await group(page, 'Resources').focus()
  await page.keyboard.press('Enter')
  await group(page, 'Tax Resources').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Ohio Business Taxes')
  for (const opener of ['Tax Resources', 'Resources', 'Menu']) {
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe(opener)
  }
  await panel(page).waitFor({ state: 'hidden' })

  // The last thing in the panel, and on: it does not stay over what has focus now.
  await page.keyboard.press('Enter')
  await panel(page).locator('a[href^="tel:"]').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await panel(page).waitFor({ state: 'hidden' })
  await context.close()
})

test('without script the panel opens, unfolds, and leads on', async () => {
  const { page, open, context } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('brownco', '/')
  await button(page).click()
  await group(page, 'Contact').click()
  await panel(page).getByRole('link', { name: 'Schedule a Meeting' }).click()
  expect(new URL(page.url()).pathname).toBe('/schedule')
  await panel(page).waitFor({ state: 'hidden' })
  await context.close()
})

test.each(BRANDS)('%s: at 320 px and at 400 % nothing is lost, and the panel can be read to its end', async (brand) => {
  const { page, open, context } = await harness.visit(ZOOMED)
  for (const path of ['/', '/contact']) {
    await open(brand, path)
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
    expect([path, cut]).toEqual([path, []])
    // Reading must not go on through a slot: the bar leaves the greater part of a low screen to the page.
    await page.evaluate(() => scrollTo(0, 600))
    const bar = () => page.evaluate(() => document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0)
    await expect.poll(bar).toBeLessThanOrEqual(256 / 3)
    await page.evaluate(() => scrollTo(0, 0))
    await button(page).click()
    await group(page, 'Services').click()
    const last = panel(page).locator('a').last()
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true)
  }
  await context.close()
})
