import { beforeAll, expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { contrast } from '#test/helpers/contrast'
import { encodePng } from '../ghost/image.ts'
import { BRANDS, hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const PNG = encodePng(320, 180, [200, 210, 220], [])
/** Pages of lists with an image for each post. */
const LIST = '/blog/tag/pictured'

beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    await harness.ghost.publish({
      slug: `pictured-${number}`,
      title: `Post ${number} with an image`,
      tags: ['Pictured'],
      feature_image: { alt: 'A drawing' },
    })
})

test('a list loads its first image at once and the others within 50 px of the viewport, without layout shifts', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 700 } })
  await page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  await open('payroll', LIST)
  expect(await page.locator('.post-image img').first().getAttribute('fetchpriority')).toBe('high')
  await page.locator('.post-image[data-state=loaded]').first().waitFor()

  // Starts to record after the fonts are loaded, because a font may cause a layout shift too.
  await page.evaluate(async () => {
    await document.fonts.ready
    // Here the bar does not shrink: on a slow machine, its few long steps would count as layout shifts.
    document.documentElement.style.setProperty('--bar-shrunk', 'var(--bar)')
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })

  const far = page.locator('.post-image').nth(3)
  const at = async (distance: number) => {
    await far.evaluate(
      (box, px) => scrollBy({ top: box.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' }),
      distance,
    )
    await page.waitForTimeout(300)
    return far.getAttribute('data-state')
  }
  expect([await at(120), await at(60)]).toEqual(['placeholder', 'placeholder'])
  await at(40)
  await expect.poll(() => far.getAttribute('data-state')).toBe('loaded')
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  // An image without a reserved box would count a thousand times as much.
  expect(shift).toBeLessThan(0.001)
})

test('an image that fails to load is replaced by a message in a box of 16 to 9', async () => {
  const { page, open } = await harness.visit()
  await page.route('**/media/**', (route) => route.fulfill({ status: 502, body: '' }))
  await open('brownco', LIST)
  const first = page.locator('.post-image').first()
  await first.getByText('Image could not be loaded').waitFor()
  const { width = 0, height = 1 } = (await first.boundingBox()) ?? {}
  expect([await first.getAttribute('data-state'), Math.round((width / height) * 90)]).toEqual(['error', 160])
})

test('a list of posts prints without images', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 700, height: 900 } })
  await open('dresdentax', LIST)
  const pictures = page.locator('.post-image')
  expect(await pictures.first().isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await pictures.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
})

test('a bookmark card prints its URL below its box', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 700, height: 900 } })
  const html = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://elsewhere.example/a">
    <div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div></div>
    <div class="kg-bookmark-thumbnail"><img src="${harness.ghost.url}/content/images/2026/01/a.png" alt=""></div></a></figure>`
  await harness.ghost.publish({ slug: 'bookmark', title: 'Bookmark', html })
  await open('brownco', '/blog/bookmark')
  await page.emulateMedia({ media: 'print' })
  const { width: box = 0 } = (await page.locator('.kg-bookmark-container').boundingBox()) ?? {}
  const { width: text = 0 } = (await page.locator('.kg-bookmark-content').boundingBox()) ?? {}
  expect(text).toBeGreaterThan(box * 0.95)
  expect(
    await page.locator('.kg-bookmark-container').evaluate((link) => getComputedStyle(link, '::after').display),
  ).toBe('block')
})

test.each(['light', 'dark'] as const)(
  'in the %s theme, the placeholder of an image differs from every background',
  async (colorScheme) => {
    const { page, open } = await harness.visit({ colorScheme, viewport: { width: 390, height: 600 } })
    await page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
    for (const brand of BRANDS) {
      await open(brand, LIST)
      const box = page.locator('.post-image[data-state=placeholder]').last()
      const placeholder = await box.evaluate((image) => getComputedStyle(image).backgroundColor)
      const { theme } = getBrand(brand)
      for (const ground of [theme[colorScheme].ground, theme[colorScheme].surface]) {
        const over = await page.evaluate(mixColors, [placeholder, ground] as const)
        expect([brand, ground, contrast(over, ground) > 1.2]).toEqual([brand, ground, true])
      }
    }
  },
)

/** The color that the first one gives over the second one, as #rrggbb. */
function mixColors([front, back]: readonly [string, string]): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  for (const color of [back, front]) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

test('an image in a post’s text has a placeholder until it loads, and a message if it fails', async () => {
  const { page } = await harness.visit()
  const image = (name: string) =>
    `<p><img src="${harness.ghost.url}/content/images/2026/01/${name}.png" width="320" height="180" alt="A chart"></p>`
  await harness.ghost.publish({ slug: 'two-images', title: 'Two images', html: image('good') + image('bad') })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await released
    const isGood = route.request().url().includes('good')
    await route.fulfill(isGood ? { body: PNG, contentType: 'image/png' } : { status: 502, body: '' })
  })
  // Not until the page has loaded, because images that load with it would delay that.
  await page.goto(harness.address('payroll', '/blog/two-images'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const good = page.locator('.prose img').first()
  const background = () => good.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)')
  release()
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await page.locator('.prose').getByText('Image could not be loaded: A chart').waitFor()
})

test('an image in a post’s text loads within 50 px of the viewport, and at once without JavaScript', async () => {
  const html = `${'<p>Text.</p>'.repeat(60)}<p><img src="${harness.ghost.url}/content/images/2026/01/far.png" width="320" height="180" alt=""></p>`
  await harness.ghost.publish({ slug: 'far-image', title: 'Far image', html })
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 700 } })
  // A browser may report no width for a placeholder. That is not a failed image.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', {
      get(this: HTMLImageElement) {
        return this.src.startsWith('data:') ? 0 : 320
      },
    }),
  )
  await page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  await open('dresdentax', '/blog/far-image')
  const far = page.locator('.prose img')
  expect(await far.count()).toBe(1)
  const { height } = (await far.boundingBox()) ?? {}
  const at = (distance: number) =>
    far.evaluate(async (image, px) => {
      scrollBy({ top: image.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' })
      // Observers of intersections run in a frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return image.hasAttribute('data-src')
    }, distance)
  expect([await at(120), await at(60)]).toEqual([true, true])
  await at(40)
  await expect.poll(() => far.getAttribute('data-loaded')).toBe('')
  expect((await far.boundingBox())?.height).toBe(height)

  const plain = await harness.visit({ javaScriptEnabled: false })
  await plain.open('dresdentax', '/blog/far-image')
  const visible = plain.page.locator('.prose img:visible')
  expect([await visible.count(), await visible.getAttribute('src')]).toEqual([1, expect.stringContaining('/media/')])
})
