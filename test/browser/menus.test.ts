import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUBMENU_CLOSE_MS, SUBMENU_WIDTH_PX } from '#shared/shell'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** What opens a menu of the bar or a submenu in it. */
function opener(page: Page, label: string) {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: new RegExp(`^${label}`) })
}

function isOpen(page: Page, label: string): Promise<boolean> {
  return opener(page, label).evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
}

/** Resolves once the menu is in that state: its event comes a moment after the act. */
async function becomes(page: Page, label: string, open: boolean) {
  await expect.poll(() => isOpen(page, label), { interval: 10 }).toBe(open)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('a menu opens and closes on click, Enter and Space, one at a time, and says so', async () => {
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
  // A screen reader hears the state of a disclosure from <details> itself.
  const snapshot = async () => {
    const session = await context.newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ role, name }) => /disclosure/i.test(`${role?.value}`) && name?.value === 'Services')
      .map(({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value)
  }
  expect(await snapshot()).toEqual([false])
  await services.press('Enter')
  await becomes(page, 'Services', true)
  expect(await snapshot()).toEqual([true])
  expect(faults).toEqual([])
  await context.close()
})

test('a click outside closes a menu, and so does choosing from it', async () => {
  const { page, open, documents, context } = await harness.visit()
  await open('payroll', '/')
  await opener(page, 'Contact').click()
  await page.mouse.click(400, 700)
  await becomes(page, 'Contact', false)
  await opener(page, 'Contact').click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule a Meeting' }).click()
  await page.waitForURL('**/schedule')
  expect([await page.locator('.site-bar details[open]').count(), documents.length]).toEqual([0, 1])
  await context.close()
})

test('a submenu opens on hover, stays while the pointer is on it, and closes 150 ms after it has left', async () => {
  const { page, open, context } = await harness.visit()
  await open('brownco', '/')
  await opener(page, 'About').click()
  expect(await isOpen(page, 'Our Locations')).toBe(false)
  await opener(page, 'Our Locations').hover()
  await becomes(page, 'Our Locations', true)

  const city = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Zanesville' })
  await city.hover()
  await page.waitForTimeout(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)
  expect((await city.evaluate((link) => link.closest('ul')?.getBoundingClientRect().width)) ?? 0).toBe(SUBMENU_WIDTH_PX)

  // Out and back at once: nothing closes. Neither move waits for the other, so that a slow machine is no slow hand; with
  // a key in between, or the browser would make one move of both.
  await city.evaluate((link) => {
    const left = () => Object.assign(window, { left: true })
    link.closest('details')?.addEventListener('pointerleave', left, { once: true })
  })
  const { x = 0, y = 0 } = (await city.boundingBox()) ?? {}
  await Promise.all([page.mouse.move(1200, 800), page.keyboard.press('Shift'), page.mouse.move(x + 5, y + 5)])
  expect(await city.evaluate((link) => [(window as { left?: true }).left, link.matches(':hover')])).toEqual([
    true,
    true,
  ])
  await page.waitForTimeout(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)

  // Timed in the page, and against a timer of the page's own: those of a busy machine come late.
  type Timed = { lasted: number; late: number }
  const timed = await page.evaluateHandle((ms) => {
    const details = document.querySelector<HTMLDetailsElement>('details[data-hover][open]') as HTMLDetailsElement
    const closed = new Promise<Timed>((resolve) => {
      details.addEventListener('pointerout', async ({ relatedTarget }) => {
        if (details.contains(relatedTarget as Node)) return
        const left = performance.now()
        const closed = new Promise<number>((done) => {
          new MutationObserver(() => done(performance.now() - left)).observe(details, { attributes: true })
        })
        const timer = new Promise<number>((done) => setTimeout(() => done(performance.now() - left), ms))
        const lasted = await closed
        resolve({ lasted, late: lasted - (await timer) })
      })
    })
    // In an object: the handle is there as soon as somebody listens.
    return { closed }
  }, SUBMENU_CLOSE_MS)
  await page.mouse.move(1200, 800)
  const { lasted, late } = await timed.evaluate(({ closed }) => closed)
  expect(lasted).toBeGreaterThanOrEqual(SUBMENU_CLOSE_MS - 1)
  expect(late).toBeLessThanOrEqual(50)
  // The menu it stands in was opened by a click, and stays.
  expect([await isOpen(page, 'Our Locations'), await isOpen(page, 'About')]).toEqual([false, true])

  await opener(page, 'Our Locations').hover()
  await opener(page, 'Industries We Serve').hover()
  await becomes(page, 'Our Locations', false)
  await becomes(page, 'Industries We Serve', true)
  await context.close()
})

test('a click on a submenu that hovering has opened does not shut it', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/')
  await opener(page, 'Resources').click()
  await opener(page, 'Tax Resources').hover()
  await becomes(page, 'Tax Resources', true)
  await opener(page, 'Tax Resources').click()
  await page.waitForTimeout(50)
  expect(await isOpen(page, 'Tax Resources')).toBe(true)
  await context.close()
})

test('Escape closes one level at a time and gives focus back to what opened it', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/')
  await opener(page, 'About').focus()
  await page.keyboard.press('Enter')
  await opener(page, 'Our Locations').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Dresden (You are here)')
  await page.keyboard.press('Escape')
  await becomes(page, 'Our Locations', false)
  expect([await focused(page), await isOpen(page, 'About')]).toEqual(['Our Locations', true])
  await page.keyboard.press('Escape')
  await becomes(page, 'About', false)
  expect(await focused(page)).toBe('About')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('About')
  await context.close()
})

test('Escape closes what hovering opened, wherever focus is', async () => {
  const { page, open, context } = await harness.visit()
  await open('dresdentax', '/')
  await opener(page, 'About').click()
  await opener(page, 'Our Locations').hover()
  await becomes(page, 'Our Locations', true)
  await page.keyboard.press('Escape')
  await becomes(page, 'Our Locations', false)
  expect(await isOpen(page, 'About')).toBe(true)
  await context.close()
})

test('keys alone lead through About to Our Locations and its own city, and past the menu, which closes', async () => {
  const { page, open, context } = await harness.visit()
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
  await tabTo('Our Locations')
  await page.keyboard.press('Enter')
  await tabTo('Dresden (You are here)')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about-us#areas-served')
  expect(await page.locator('.site-bar details[open]').count()).toBe(0)
  // The place is right below the bar, neither behind it nor far down.
  const below = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.site-bar')?.getBoundingClientRect().bottom ?? 0
      const gap = (document.getElementById('areas-served')?.getBoundingClientRect().top ?? 0) - bar
      return gap >= 0 && gap <= 40
    })
  await expect.poll(below).toBe(true)

  await opener(page, 'Contact').focus()
  await page.keyboard.press('Enter')
  await becomes(page, 'Contact', true)
  await tabTo('Sign Up / Sign In')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await becomes(page, 'Contact', false)
  await context.close()
})

test('by touch a menu and its submenu open and close on tapping', async () => {
  const { page, open, context } = await harness.visit({ hasTouch: true })
  await open('payroll', '/')
  await opener(page, 'About').tap()
  await becomes(page, 'About', true)
  await opener(page, 'Our Locations').tap()
  await becomes(page, 'Our Locations', true)
  await page.waitForTimeout(2 * SUBMENU_CLOSE_MS)
  expect(await isOpen(page, 'Our Locations')).toBe(true)
  await opener(page, 'Our Locations').tap()
  await becomes(page, 'Our Locations', false)
  await context.close()
})

test('without script menus and submenus open and lead on', async () => {
  const { page, open, context } = await harness.visit({ javaScriptEnabled: false })
  await open('dresdentax', '/')
  await opener(page, 'About').click()
  await opener(page, 'Our Locations').click()
  const main = page.getByRole('navigation', { name: 'Main' })
  expect(await main.getByRole('link', { name: 'Columbus' }).isVisible()).toBe(true)
  await main.getByRole('link', { name: 'About Us' }).click()
  expect(new URL(page.url()).pathname).toBe('/about-us')
  await context.close()
})

test.each(BRANDS)('%s: no menu runs off the screen, however narrow or low a desktop is', async (brand) => {
  const { page, open, context } = await harness.visit()
  await open(brand, '/')
  const outside: unknown[] = []
  for (const [width, height] of [
    [1280, 600],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [menu, submenu] of [
      ['About', 'Our Locations'],
      ['About', 'Industries We Serve'],
      ['Services', undefined],
      ['Resources', 'Tax Resources'],
      ['Contact', undefined],
    ] as const) {
      if (!(await isOpen(page, menu))) await opener(page, menu).click()
      if (submenu) await opener(page, submenu).hover()
      await becomes(page, submenu ?? menu, true)
      const last = page.locator('.main-menu details[open] > .menu-list').last()
      const box = await last.boundingBox()
      if (!box || box.x < 0 || box.x + box.width > width || box.y + box.height > height)
        outside.push([menu, submenu, width, height, box])
      await page.mouse.move(width - 200, height - 20)
    }
  }
  const bar = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([outside, bar]).toEqual([[], 0])
  await context.close()
})
