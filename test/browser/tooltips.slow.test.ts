import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TOOLTIP_DELAY_MS } from '#browser/shell.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const tooltip = (page: Page) => page.getByRole('tooltip')
const steps = (page: Page) => page.locator('.carousel + p button')

/** The timer runs in the page, so a slow machine delays the timer as much as the tooltip. */
async function race(button: Locator, name: string, ms: number): Promise<'tooltip' | 'time'> {
  const handle = await button.evaluateHandle(
    (over, [name, ms]) => {
      const first = new Promise<'tooltip' | 'time'>((done) => {
        const check = () => {
          if (document.querySelector('[role=tooltip]')?.textContent === name) done('tooltip')
        }
        over.addEventListener(
          'pointerover',
          () => {
            new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true })
            setTimeout(() => done('time'), ms)
          },
          { once: true, capture: true },
        )
      })
      // `evaluateHandle` would wait for a bare promise, so the function returns an object.
      return { first }
    },
    [name, ms] as const,
  )
  await button.hover()
  return handle.evaluate(({ first }) => first)
}

test('a tooltip appears only after the pointer has hovered over the button for 700 ms', async () => {
  const { page, open, faults } = await harness.visit({ colorScheme: 'light' })
  await open('payroll', '/')
  await enhanced(page)
  const toggle = page.locator('header').getByRole('button', { name: 'Switch to dark' })
  expect(await race(toggle, 'Switch to dark', TOOLTIP_DELAY_MS - 100)).toBe('time')
  await tooltip(page).waitFor()
  expect(await tooltip(page).innerText()).toBe('Switch to dark')

  await steps(page).first().scrollIntoViewIfNeeded()
  await steps(page).first().hover()
  await page.getByRole('tooltip', { name: 'Previous industries' }).waitFor()
  expect(await race(steps(page).last(), 'More industries', TOOLTIP_DELAY_MS / 2)).toBe('tooltip')
  expect(await tooltip(page).count()).toBe(1)
  expect(faults).toEqual([])
})

test('an open tooltip closes on Escape or a click', async () => {
  const { page, open } = await harness.visit({ colorScheme: 'light' })
  await open('brownco', '/')
  await enhanced(page)
  const toggle = page.locator('header').getByRole('button', { name: 'Switch to dark' })
  await toggle.hover()
  await tooltip(page).hover()
  await page.waitForTimeout(500)
  expect(await tooltip(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  await tooltip(page).waitFor({ state: 'detached' })

  await page.locator('main h1').hover()
  await page.waitForTimeout(400)
  await toggle.hover()
  await tooltip(page).waitFor()
  await toggle.click()
  await tooltip(page).waitFor({ state: 'detached' })
})

test('a tooltip appears on keyboard focus but not on a tap', async () => {
  const { page, open } = await harness.visit({ hasTouch: true })
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await open('dresdentax', '/')
  await enhanced(page)
  const bubbles = () => scripts.filter((url) => url.includes('tooltip-bubble')).length
  await steps(page).last().scrollIntoViewIfNeeded()
  await steps(page).last().tap()
  await page.waitForTimeout(TOOLTIP_DELAY_MS + 300)
  expect([await tooltip(page).count(), bubbles()]).toEqual([0, 0])

  await page.keyboard.press('Shift+Tab')
  await tooltip(page).waitFor()
  expect(await tooltip(page).innerText()).toBe('Previous industries')
  expect(bubbles()).toBe(1)
  await page.keyboard.press('Tab')
  await page.getByRole('tooltip', { name: 'More industries' }).waitFor()
  await page.keyboard.press('Tab')
  await tooltip(page).waitFor({ state: 'detached' })
})
