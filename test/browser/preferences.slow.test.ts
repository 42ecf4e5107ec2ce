import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1)
      .map((animation) => `${(animation as CSSTransition).transitionProperty ?? 'animation'}`),
  )
}

test('no visitor action starts an animation if the visitor prefers reduced motion', async () => {
  const { page, open } = await harness.visit({ reducedMotion: 'reduce' })
  await open('dresdentax', '/')
  const acts: [what: string, act: () => Promise<unknown>][] = [
    ['scrolling', () => page.evaluate(() => scrollTo(0, 900))],
    ['the logo', () => page.getByRole('banner').getByRole('link').first().click()],
    ['a menu', () => page.getByRole('banner').locator('summary', { hasText: 'About' }).click()],
    ['a submenu', () => page.getByRole('banner').locator('summary', { hasText: 'Our Locations' }).hover()],
    [
      'the scheme',
      () =>
        page
          .getByRole('banner')
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
})

test('every control keeps a visible border in forced colors mode', async () => {
  const { page, open } = await harness.visit({ forcedColors: 'active' })
  const shapeless: string[] = []
  for (const [brand, path] of [
    ...BRANDS.map((brand) => [brand, '/'] as const),
    ['payroll', '/contact'],
    ['brownco', '/resources/tax-prep-checklist'],
  ] as const) {
    await open(brand, path)
    shapeless.push(
      ...(await page.evaluate(() => {
        const faults: string[] = []
        const ground = getComputedStyle(document.body).backgroundColor
        const name = (element: Element) =>
          `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`
        for (const control of document.querySelectorAll(
          'button, .button, .button-quiet, input:not([type=hidden]), select, textarea',
        )) {
          if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) continue
          const { borderStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(control)
          const isDrawn =
            (control.matches('[type=checkbox]') && appearance !== 'none') ||
            (control.matches('[type=radio]') && getComputedStyle(control, '::before').borderStyle === 'solid')
          const isIcon = control.querySelector('.icon') !== null
          const hasBorder =
            borderStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground
          if (!hasBorder && !isDrawn && !isIcon) faults.push(`no border: ${name(control)}`)
        }
        // In forced-colors mode, text that keeps its own color may have the same color as the background.
        for (const text of document.querySelectorAll('a, p, dt, dd, h1, h2, h3, button')) {
          if (!text.checkVisibility() || text.closest('.sr-only')) continue
          if (getComputedStyle(text).color === ground) faults.push(`text like the ground: ${name(text)}`)
        }
        for (const icon of document.querySelectorAll('.icon'))
          if (icon.checkVisibility() && getComputedStyle(icon).color === ground)
            faults.push(`icon like the ground: ${name(icon.parentElement ?? icon)}`)
        return faults
      })),
    )
  }
  expect([...new Set(shapeless)]).toEqual([])
})
