import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpHarness } from './set-up-harness.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const harness = setUpHarness()

const panel = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const button = (page: Page) => page.locator('[data-panel] > summary')
/** Hidden text may directly precede or follow the visible label of a menu group. */
const group = (page: Page, label: string) =>
  panel(page).locator('summary', { hasText: new RegExp(`(^|[a-z])${label}($|[A-Z])`) })
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim())

test('a tap on a link in the mobile menu opens the linked page and closes the menu', async () => {
  const { page, open, faults, documents } = await harness.visit(PHONE)
  await open('dresdentax', '/')
  expect(await panel(page).isVisible()).toBe(false)
  await button(page).tap()
  await panel(page).waitFor()
  await group(page, 'About Us').tap()
  await group(page, 'Areas Served').tap()
  await panel(page).getByRole('link', { name: 'Columbus' }).waitFor()
  expect(await panel(page).ariaSnapshot()).toMatch(/About Us.*Areas Served.*Industries Served/s)
  expect(await panel(page).ariaSnapshot()).not.toMatch(/About\b(?! Us)|Our Locations|We Serve/)
  await group(page, 'Services').tap()
  await panel(page).getByRole('link', { name: 'Columbus' }).waitFor({ state: 'hidden' })
  await panel(page).getByRole('link', { name: 'All Services' }).tap()
  await page.waitForURL('**/services')
  await panel(page).waitFor({ state: 'hidden' })
  expect([documents.length, faults]).toEqual([1, []])
})

test('the page cannot scroll while the mobile menu is open', async () => {
  const { page, open } = await harness.visit({ ...PHONE, isMobile: false })
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
  await group(page, 'About Us').click()
  await group(page, 'Areas Served').hover()
  expect(await page.locator('nav details[open]').count()).toBe(1)
  await button(page).click()
  await panel(page).waitFor({ state: 'hidden' })
  await expect.poll(() => wheel(500)).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('banner').locator('details[open]').count()).toBe(0)
  await button(page).click()
  await page.setViewportSize({ width: 1440, height: 740 })
  await button(page).waitFor({ state: 'hidden' })
  const before = await page.evaluate(() => scrollY)
  await expect.poll(() => wheel(500)).toBeGreaterThan(before)
})

test('Tab moves focus through the mobile menu entries in order', async () => {
  const { page, open } = await harness.visit(PHONE)
  await open('payroll', '/contact')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  const order: (string | undefined)[] = []
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
    const shown = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return document.activeElement?.contains(top ?? null) || top?.contains(document.activeElement)
    })
    expect([order.at(-1), shown]).toEqual([order.at(-1), true])
  }
  expect(order.slice(3, 9)).toEqual(['Home', 'About Us', 'Services', 'Team to Win', 'Resources', 'Contact'])

  await panel(page).getByRole('link', { name: 'Sign Up / Sign In' }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await panel(page).waitFor({ state: 'hidden' })
})

test('Escape closes the mobile menu and moves focus to the Menu button', async () => {
  const { page, open } = await harness.visit(PHONE)
  await open('payroll', '/contact')
  await button(page).press('Enter')
  await group(page, 'Resources').press('Enter')
  await group(page, 'Tax Resources').press('Enter')
  await panel(page).getByRole('link', { name: 'All Resources' }).focus()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Menu')
  await expect.poll(() => page.getByRole('banner').locator('details[open]').count()).toBe(0)
})

test('a visitor can open a page from the mobile menu without JavaScript', async () => {
  const { page, open } = await harness.visit({ ...PHONE, javaScriptEnabled: false })
  await open('brownco', '/')
  await button(page).click()
  await group(page, 'Contact').click()
  await panel(page).getByRole('link', { name: 'Schedule a Meeting' }).click()
  await page.waitForURL('**/schedule')
  await panel(page).waitFor({ state: 'hidden' })
})
