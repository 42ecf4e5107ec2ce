import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactTexts } from '#shared/contact-texts.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Returns the focused element's name, and the reasons why a visitor may not see that the element has focus. */
async function checkFocus(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 30)}`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // True if part of the focused element is in view and not covered.
    const isVisible = () =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const at = document.elementFromPoint(left + width * part, top + height * part)
          return at !== null && (element.contains(at) || at.contains(element))
        }),
      )
    // Waits up to 60 frames after the last scroll event, because the browser may scroll smoothly to the focused element.
    let frames = 0
    const onScroll = () => (frames = 0)
    addEventListener('scroll', onScroll, true)
    for (; frames < 60 && !isVisible(); frames++) await new Promise(requestAnimationFrame)
    removeEventListener('scroll', onScroll, true)
    return { name, faults: [...(hasOutline ? [] : ['no outline']), ...(isVisible() ? [] : ['hidden or out of view'])] }
  })
}

/** Tabs to the element that matches `selector`. Expects each focused element to be in view and to have an outline. */
async function tabTo(page: Page, selector: string) {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab')
    // After the last focusable element, Tab moves focus to the body, and the next Tab starts over at the top.
    if (await page.evaluate(() => document.activeElement === document.body)) continue
    const { name, faults } = await checkFocus(page)
    expect([name, faults]).toEqual([name, []])
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

async function follow(page: Page, selector: string, path: string) {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === path)
  // The browser's URL changes before the new page appears. Navigation is complete when the new heading has focus.
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
}

test('a keyboard user can reach and submit the contact form from the home page', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', '/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
  await page.keyboard.press('Enter')
  await follow(page, 'main a[href="/services/bookkeeping"]', '/services/bookkeeping')
  await follow(page, 'main a[href^="/contact?service=bookkeeping"]', '/contact')
  await page.locator('main form').waitFor()
  await tabTo(page, 'main [name=name]')
  await page.keyboard.type('By Keys')
  await tabTo(page, '[name=email]')
  await page.keyboard.type('ana@visitor.test')
  await tabTo(page, '[name=service]')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, '[name=message]')
  await page.keyboard.type('Sent without a mouse.')
  await tabTo(page, 'main form [type=submit]')
  await page.keyboard.press('Enter')
  await page.locator('main').getByText(contactTexts.thanksTitle).waitFor()
  // After the form is sent, the thank-you panel has focus, and the next Tab moves focus to an element in the panel.
  await page.waitForFunction(() => document.activeElement?.matches('main [role=status]'))
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main [role=status]') !== null)).toBe(true)
  expect([documents.filter((url) => !url.endsWith('#main')).length, faults]).toEqual([1, []])
})

test('a keyboard user can open a blog post from the home page and return to the blog', async () => {
  const { page, open, faults } = await harness.visit()
  await open('dresdentax', '/')
  await follow(page, 'main a[href="/blog"]', '/blog')
  await page.locator('main li:has(time) a').first().waitFor()
  const href = await page.locator('main li:has(time) a').first().getAttribute('href')
  await follow(page, `main a[href="${href}"]`, `${href}`)
  await page.locator('#post-body').waitFor()
  await follow(page, 'main a[href="/blog"]', '/blog')
  await page.locator('main li:has(time)').first().waitFor()
  expect(faults).toEqual([])
})

test.each([
  ['/', 360],
  ['/services/personal-tax/pricing', 1440],
])('every control that Tab focuses on the page %s is visible at a width of %i px', async (path, width) => {
  const { page, open } = await harness.visit({ viewport: { width, height: 800 } })
  await open('brownco', path)
  const names: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) break
    const { name, faults } = await checkFocus(page)
    names.push(name)
    expect([name, faults]).toEqual([name, []])
    expect(names.length).toBeLessThan(250)
  }
  expect(names.length).toBeGreaterThan(30)
})
