import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactTexts } from '#shared/contact-texts'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** What has focus, and what is wrong with how that shows. */
async function stop(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 30)}`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const rings = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // Some of it is in view and not behind something else.
    const isSeen = () =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const at = document.elementFromPoint(left + width * part, top + height * part)
          return at !== null && (element.contains(at) || at.contains(element))
        }),
      )
    // What scrolls there may take its time to.
    for (let frames = 0; frames < 60 && !isSeen(); frames++) await new Promise(requestAnimationFrame)
    const inView = isSeen()
    return { name, faults: [...(rings ? [] : ['no outline']), ...(inView ? [] : ['hidden or out of view'])] }
  })
}

/** Presses Tab until what the selector finds has focus; every stop on the way must show that it has it. */
async function tabTo(page: Page, selector: string) {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab')
    // Past the end of the page Tab leaves it, and comes in again at its top.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    const { name, faults } = await stop(page)
    expect([name, faults]).toEqual([name, []])
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

async function follow(page: Page, selector: string, path: string) {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
  // The address changes first; the page is there once it has taken the focus to its heading.
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
}

test.each(BRANDS)('%s: from home to a service, to the form and to the thanks, by keys alone', async (brand) => {
  const { page, open, faults, documents, context } = await harness.visit()
  await open(brand, '/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Enter')
  await follow(page, 'main a[href="/services/bookkeeping"]', '/services/bookkeeping')
  await follow(page, 'main a[href="/contact?service=bookkeeping"]', '/contact')
  await page.locator('main form').waitFor()
  await tabTo(page, 'main [name=name]')
  await page.keyboard.type(`Keys ${brand}`)
  await tabTo(page, '[name=email]')
  await page.keyboard.type('ana@visitor.test')
  await tabTo(page, '[name=service]')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, '[name=message]')
  await page.keyboard.type('Sent without a mouse.')
  await tabTo(page, 'main form [type=submit]')
  await page.keyboard.press('Enter')
  await page.locator('main').getByText(contactTexts.successTitle).waitFor()
  // Focus is at the thanks, and the way on begins there.
  await page.waitForFunction(() => document.activeElement?.matches('main [role=status]'))
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main [role=status]') !== null)).toBe(true)
  expect([documents.filter((url) => !url.endsWith('#main')).length, faults]).toEqual([1, []])
  await context.close()
})

test('from home to the blog, a post and back, by keys alone', async () => {
  const { page, open, faults, context } = await harness.visit()
  await open('dresdentax', '/')
  await follow(page, 'main a[href="/blog"]', '/blog')
  await page.locator('main li:has(time) a').first().waitFor()
  const href = await page.locator('main li:has(time) a').first().getAttribute('href')
  await follow(page, `main a[href="${href}"]`, `${href}`)
  await page.locator('#post-body').waitFor()
  await follow(page, 'main a[href="/blog"]', '/blog')
  await page.locator('main li:has(time)').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('to a meeting, and from the refund page to the authority’s own, by keys alone', async () => {
  const { page, open, context } = await harness.visit()
  await open('payroll', '/schedule')
  await tabTo(page, 'main a[href="https://book.payroll.example/"]')
  await tabTo(page, 'main a[href^="tel:"]')
  await follow(page, 'main a[href="/contact"]', '/contact')

  await open('brownco', '/resources/check-my-refund')
  await tabTo(page, 'main a[href^="https://www.irs.gov/"]')
  await context.close()
})

test.each([
  ['/', 1440],
  ['/', 360],
  ['/resources/tax-prep-checklist', 1440],
  ['/services/personal-tax/pricing', 360],
])('%s at %i px: Tab leads through the whole page and out of it, and every stop is seen', async (path, width) => {
  const { page, open, context } = await harness.visit({ viewport: { width, height: 800 } })
  await open('brownco', path)
  const names: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) break
    const { name, faults } = await stop(page)
    names.push(name)
    expect([name, faults]).toEqual([name, []])
    expect(names.length).toBeLessThan(250)
  }
  expect(names.length).toBeGreaterThan(40)
  await context.close()
})
