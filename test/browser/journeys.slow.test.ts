import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactTexts } from '#shared/contact-texts.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

async function checkFocus(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const name = `${element.tagName} ${element.getAttribute('href') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 30)}`
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const isVisible = () =>
      [...element.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((part) => {
          const at = document.elementFromPoint(left + width * part, top + height * part)
          return at !== null && (element.contains(at) || at.contains(element))
        }),
      )
    // The browser may scroll smoothly to the focused element, so `checkFocus` waits for 60 frames without a scroll event.
    let frames = 0
    const onScroll = () => (frames = 0)
    addEventListener('scroll', onScroll, true)
    for (; frames < 60 && !isVisible(); frames++) await new Promise(requestAnimationFrame)
    removeEventListener('scroll', onScroll, true)
    return { name, faults: [...(hasOutline ? [] : ['no outline']), ...(isVisible() ? [] : ['hidden or out of view'])] }
  })
}

async function tabTo(page: Page, selector: string) {
  for (let tabs = 0; tabs < 200; tabs++) {
    await page.keyboard.press('Tab')
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
  // The URL changes before the new page appears, and the heading of the new page gets focus last.
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

test('every control that Tab focuses on the home page is visible at a width of 360 px', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 360, height: 800 } })
  await open('brownco', '/')
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
