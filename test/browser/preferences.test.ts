import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** What moves or is about to: animations and transitions, but for those of no length. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1)
      .map((animation) => `${(animation as CSSTransition).transitionProperty ?? 'animation'}`),
  )
}

test('under reduced motion nothing moves, whatever one does', async () => {
  const { page, open, context } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/')
  const acts: [what: string, act: () => Promise<unknown>][] = [
    ['scrolling', () => page.evaluate(() => scrollTo(0, 900))],
    ['the logo', () => page.locator('.site-bar a:has(.logo-name)').click()],
    ['a menu', () => page.locator('.main-menu summary', { hasText: 'About' }).click()],
    ['a submenu', () => page.locator('.main-menu summary', { hasText: 'Our Locations' }).hover()],
    [
      'the scheme',
      () =>
        page
          .locator('.site-bar')
          .getByRole('button', { name: /\b(?:light|dark)$/ })
          .click(),
    ],
    ['the carousel', () => page.getByRole('button', { name: 'More industries' }).click()],
    ['a page', () => page.locator('main').getByRole('link', { name: 'All Services' }).click()],
  ]
  for (const [what, act] of acts) {
    await act()
    const at = () => page.evaluate(() => [scrollY, document.querySelector('.carousel')?.scrollLeft])
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const before = await at()
    expect([what, await moving(page)]).toEqual([what, []])
    if (what !== 'a page') expect([what, await at()]).toEqual([what, before])
  }
  await context.close()
})

test.each(BRANDS)(
  '%s: in forced colours every control keeps its shape, and drawings that say something their ink',
  async (brand) => {
    const { page, open, context } = await harness.visit({ forcedColors: 'active' })
    const shapeless: string[] = []
    for (const path of ['/', '/contact', '/resources/tax-prep-checklist']) {
      await open(brand, path)
      shapeless.push(
        ...(await page.evaluate(() => {
          const faults: string[] = []
          const ground = getComputedStyle(document.body).backgroundColor
          const name = (element: Element) =>
            `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`
          for (const control of document.querySelectorAll(
            'button, .button-primary, .button-quiet, input:not([type=hidden]), select, textarea',
          )) {
            // Nobody sees the honeypot.
            if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) continue
            const { borderStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(control)
            const isDrawn = control.matches('[type=checkbox]') && appearance !== 'none'
            const isIcon = control.querySelector('[class*=i-ph-]') !== null
            const hasBorder =
              borderStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground
            if (!hasBorder && !isDrawn && !isIcon) faults.push(`no border: ${name(control)}`)
          }
          // A system colour as text on another's ground stays as it is told, and vanishes.
          for (const text of document.querySelectorAll('a, p, dt, dd, h1, h2, h3, button')) {
            if (!text.checkVisibility() || text.closest('.sr-only')) continue
            if (getComputedStyle(text).color === ground) faults.push(`text like the ground: ${name(text)}`)
          }
          // An icon is a mask over its text's colour: a forced background would leave a blank or a block.
          for (const icon of document.querySelectorAll('[class*=i-ph-]')) {
            if (!icon.checkVisibility()) continue
            const { backgroundColor, color, maskImage } = getComputedStyle(icon)
            if (maskImage !== 'none' && backgroundColor !== color) faults.push(`no ink: ${name(icon)}`)
          }
          return faults
        })),
      )
    }
    expect([...new Set(shapeless)]).toEqual([])
    await context.close()
  },
)
