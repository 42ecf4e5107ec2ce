import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRANDS, type Harness, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness({}, { edge: true })
})
afterAll(() => harness?.stop())

test.each(BRANDS)('%s: every box of a post ends where its text does, and is seen in both schemes', async (brand) => {
  const { page, open, context } = await harness.visit()
  await page.route('**/media/**', (route) => route.abort())
  await open(brand, '/blog/edge-all-cards')
  const widths = await page
    .locator('#post-body > :is(p, .kg-width-wide, .kg-width-full, .kg-callout-card), article > figure')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().width)))
  expect([widths.length > 5, new Set(widths).size]).toEqual([true, 1])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const far = await page.locator('.kg-callout-card').evaluate((card) => {
      const shade = (element: Element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!canvas) throw new Error('No canvas')
        canvas.fillStyle = getComputedStyle(element).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      }
      const ground = shade(document.documentElement)
      return shade(card).reduce((sum, part, index) => sum + Math.abs(part - (ground[index] ?? 0)), 0)
    })
    expect([colorScheme, far > 40]).toEqual([colorScheme, true])
  }
  await context.close()
})
