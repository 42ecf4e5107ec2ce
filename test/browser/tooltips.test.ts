import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOOLTIP_DELAY_MS } from '#shared/shell'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.style.getPropertyValue('--page-fade') !== '')
const tooltip = (page: Page) => page.getByRole('tooltip')
const steps = (page: Page) => page.locator('.carousel + p button')

/**
 * Which comes first once the pointer is over the button, a tooltip of that name or the end of so many ms, by the page's
 * own clock: those of a busy machine come late, and who looks from outside later still.
 */
async function race(button: Locator, name: string, ms: number): Promise<'tooltip' | 'time'> {
  const running = await button.evaluateHandle(
    (over, [name, ms]) => {
      const first = new Promise<'tooltip' | 'time'>((done) => {
        const look = () => {
          if (document.querySelector('[role=tooltip]')?.textContent === name) done('tooltip')
        }
        over.addEventListener(
          'pointerover',
          () => {
            new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
            setTimeout(() => done('time'), ms)
          },
          { once: true, capture: true },
        )
      })
      // In an object: the handle is there as soon as somebody listens.
      return { first }
    },
    [name, ms] as const,
  )
  await button.hover()
  return running.evaluate(({ first }) => first)
}

test('a tooltip comes after 700 ms under the pointer, and at once beside one that has just gone', async () => {
  const { page, open, faults, context } = await harness.visit({ colorScheme: 'light' })
  await open('payroll', '/')
  await ready(page)
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
  await context.close()
})

test('the pointer can go into the tooltip, which goes when it leaves, with a click and with Escape', async () => {
  const { page, open, context } = await harness.visit({ colorScheme: 'light' })
  await open('brownco', '/')
  await ready(page)
  const toggle = page.locator('header').getByRole('button', { name: 'Switch to dark' })
  await toggle.hover()
  await tooltip(page).hover()
  await page.waitForTimeout(500)
  expect(await tooltip(page).count()).toBe(1)
  await page.mouse.move(200, 600)
  await tooltip(page).waitFor({ state: 'detached' })

  await page.waitForTimeout(400)
  await toggle.hover()
  await tooltip(page).waitFor()
  await page.keyboard.press('Escape')
  await tooltip(page).waitFor({ state: 'detached' })

  await page.mouse.move(200, 600)
  await page.waitForTimeout(400)
  await toggle.hover()
  await tooltip(page).waitFor()
  await toggle.click()
  await tooltip(page).waitFor({ state: 'detached' })
  await context.close()
})

test('the keyboard gets it with the focus, touch never; nothing of Ark UI comes before', async () => {
  const { page, open, context } = await harness.visit({ hasTouch: true })
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await open('dresdentax', '/')
  await ready(page)
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
  await context.close()
})
