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

test('images in a post load from this site in the width of the page, without layout shifts', async () => {
  const { page, open, faults } = await harness.visit({ viewport: { width: 360, height: 780 } })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open('dresdentax', '/blog/edge-all-cards')
  const pictures = page.locator('#post-body img')
  for (let i = 0; i < (await pictures.count()); i++) {
    await pictures.nth(i).scrollIntoViewIfNeeded()
    await page.waitForFunction(
      (at) => document.querySelectorAll<HTMLImageElement>('#post-body img')[at]?.naturalWidth,
      i,
    )
  }
  expect(await pictures.first().evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
    /^\/media\/content\/images\/size\/w600\//,
  )
  // The shrinking bar counts for less than 0.002. An image that moves text would count a hundred times as much.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.002)
  expect(faults).toEqual([])
})
