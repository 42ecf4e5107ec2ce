import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness({}, { edge: true })

test.each(BRANDS)('%s: a post’s cards are as wide as its text, and a callout’s line has contrast', async (brand) => {
  const { page, open } = await harness.visit()
  await page.route('**/media/**', (route) => route.abort())
  await open(brand, '/blog/edge-all-cards')
  const widths = await page
    .locator('#post-body > :is(p, .kg-width-wide, .kg-width-full, .kg-callout-card), article > figure')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().width)))
  expect([widths.length > 5, new Set(widths).size]).toEqual([true, 1])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const contrast = await page.locator('.kg-callout-card').evaluate((card) => {
      const rgb = (color: string) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!canvas) throw new Error('No canvas')
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      }
      const ground = rgb(getComputedStyle(document.documentElement).backgroundColor)
      return rgb(getComputedStyle(card).borderLeftColor).reduce(
        (sum, part, index) => sum + Math.abs(part - (ground[index] ?? 0)),
        0,
      )
    })
    expect([colorScheme, contrast > 40]).toEqual([colorScheme, true])
  }
})
