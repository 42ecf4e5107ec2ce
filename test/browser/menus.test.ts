import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SUBMENU_CLOSE_MS, SUBMENU_WIDTH_PX } from '#browser/shell.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

function opener(page: Page, label: string) {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: new RegExp(`^${label}`) })
}

function isOpen(page: Page, label: string): Promise<boolean> {
  return opener(page, label).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
}

async function becomes(page: Page, label: string, open: boolean) {
  await expect.poll(() => isOpen(page, label)).toBe(open)
}

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ').trim())

test('clicking a menu button or pressing Enter or Space on it toggles the menu', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('dresdentax', '/')
  const services = opener(page, 'Services')
  await services.click()
  await becomes(page, 'Services', true)
  await opener(page, 'About').click()
  await becomes(page, 'Services', false)
  await becomes(page, 'About', true)
  await page.keyboard.press('Enter')
  await becomes(page, 'About', false)
  await services.focus()
  for (const key of ['Enter', 'Space', 'Space', 'Enter']) {
    const before = await isOpen(page, 'Services')
    await page.keyboard.press(key)
    await becomes(page, 'Services', !before)
  }
  const expandedStates = async () => {
    const session = await context.newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ role, name }) => /disclosure/i.test(String(role?.value)) && name?.value === 'Services')
      .map(({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value)
  }
  await expect.poll(expandedStates).toEqual([false])
  await services.press('Enter')
  await becomes(page, 'Services', true)
  await expect.poll(expandedStates).toEqual([true])
  expect(await page.getByRole('banner').ariaSnapshot()).not.toMatch(/About Us|Menu|Call/)
  expect(faults).toEqual([])
})

test('an open menu closes when the visitor clicks a menu link or outside the menu', async () => {
  const { page, open, documents } = await harness.visit()
  await open('payroll', '/')
  await opener(page, 'Contact').click()
  await page.getByRole('heading', { level: 1 }).click()
  await becomes(page, 'Contact', false)
  await opener(page, 'Contact').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule a Meeting' }).click()
  await page.waitForURL('**/schedule')
  expect([await page.getByRole('banner').locator('details[open]').count(), documents.length]).toEqual([0, 1])
})

test('a submenu closes 150 ms after the pointer leaves it', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/')
  await opener(page, 'About').click()
  expect(await isOpen(page, 'Our Locations')).toBe(false)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await opener(page, 'Our Locations').hover()
  await becomes(page, 'Our Locations', true)

  const city = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Zanesville' })
  await city.hover()
  await page.clock.runFor(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)
  expect((await city.evaluate((link) => link.closest('ul')?.getBoundingClientRect().width)) ?? 0).toBe(SUBMENU_WIDTH_PX)

  await page.mouse.move(1200, 800)
  await page.clock.runFor(SUBMENU_CLOSE_MS - 1)
  await city.hover()
  await page.clock.runFor(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)

  await page.mouse.move(1200, 800)
  await page.clock.runFor(SUBMENU_CLOSE_MS - 1)
  expect(await isOpen(page, 'Our Locations')).toBe(true)
  await page.clock.runFor(1)
  expect([await isOpen(page, 'Our Locations'), await isOpen(page, 'About')]).toEqual([false, true])

  await opener(page, 'Our Locations').hover()
  await becomes(page, 'Our Locations', true)
  await opener(page, 'Industries We Serve').hover()
  await becomes(page, 'Our Locations', false)
  await becomes(page, 'Industries We Serve', true)
  await opener(page, 'Industries We Serve').click()
  await page.clock.runFor(50)
  expect(await isOpen(page, 'Industries We Serve')).toBe(true)
  await page.keyboard.press('Escape')
  await becomes(page, 'Industries We Serve', false)
  expect(await isOpen(page, 'About')).toBe(true)
})

test("Escape closes the innermost open menu and moves focus to that menu's button", async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', '/')
  await opener(page, 'About').focus()
  await page.keyboard.press('Enter')
  await opener(page, 'Our Locations').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Dresden (You are here)')
  await page.keyboard.press('Escape')
  await becomes(page, 'Our Locations', false)
  expect([await focused(page), await isOpen(page, 'About')]).toEqual(['Our Locations The communities we serve', true])
  await page.keyboard.press('Escape')
  await becomes(page, 'About', false)
  expect(await focused(page)).toBe('About')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('About')
})

test('an open menu closes when keyboard focus leaves the top bar', async () => {
  const { page, open } = await harness.visit()
  await open('brownco', '/contact')
  const tabTo = async (text: string) => {
    for (let tabs = 0; tabs < 20; tabs++) {
      await page.keyboard.press('Tab')
      if ((await focused(page)) === text) return
    }
    throw new Error(`Tab does not lead to ${text}`)
  }
  await tabTo('About')
  await page.keyboard.press('Space')
  await tabTo('Our Locations The communities we serve')
  await page.keyboard.press('Enter')
  await tabTo('Dresden (You are here)')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about-us#areas-served')
  expect(await page.getByRole('banner').locator('details[open]').count()).toBe(0)
  const isBelowBar = () =>
    page.evaluate(() => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const gap = (document.getElementById('areas-served')?.getBoundingClientRect().top ?? 0) - bar
      return gap >= 0 && gap <= 40
    })
  await expect.poll(isBelowBar).toBe(true)
  // A late focus change after the click could take focus from the next menu.
  await page.locator('#areas-served:focus').waitFor()

  await opener(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await becomes(page, 'Contact', true)
  await tabTo('Sign Up / Sign In')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await becomes(page, 'Contact', false)
})

test('a tap on a touch screen opens or closes a submenu', async () => {
  const { page, open } = await harness.visit({ hasTouch: true })
  await open('payroll', '/')
  await opener(page, 'About').tap()
  await becomes(page, 'About', true)
  await opener(page, 'Our Locations').tap()
  await becomes(page, 'Our Locations', true)
  await page.waitForTimeout(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)
  await opener(page, 'Our Locations').tap()
  await becomes(page, 'Our Locations', false)
})
