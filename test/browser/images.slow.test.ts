import { beforeAll, expect, test } from 'vitest'
import { encodePng } from '../ghost/image.ts'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const PNG = encodePng(320, 180, [200, 210, 220], [])
const LIST = '/blog/tag/pictured'

beforeAll(async () => {
  for (const number of [1, 2, 3, 4])
    await harness.ghost.publish({
      slug: `pictured-${number}`,
      title: `Post ${number} with an image`,
      tags: ['Pictured'],
      feature_image: { alt: 'A drawing' },
    })
})

test('an image far down in a list of posts does not load until it is near the viewport', async () => {
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 700 } })
  let isBroken = false
  await page.route('**/media/**', (route) =>
    route.fulfill(isBroken ? { status: 502, body: '' } : { body: PNG, contentType: 'image/png' }),
  )
  await open('payroll', LIST)
  expect(await page.locator('.post-image img').first().getAttribute('fetchpriority')).toBe('high')
  await page.locator('.post-image[data-state=loaded]').first().waitFor()
  isBroken = true
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
  await far.getByText('Image could not be loaded').waitFor()
  const { width = 0, height = 1 } = (await far.boundingBox()) ?? {}
  expect([await far.getAttribute('data-state'), Math.round((width / height) * 90)]).toEqual(['error', 160])
})

test('a post shows an error message in place of an image that fails to load', async () => {
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
  await page.goto(harness.address('payroll', '/blog/two-images'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const good = page.locator('.prose img').first()
  const background = () => good.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background()).not.toBe('rgba(0, 0, 0, 0)')
  release()
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await page.locator('.prose').getByText('Image could not be loaded: A chart').waitFor()
})

test('an image in a post loads when it is within 50 px of the viewport', async () => {
  const html = `${'<p>Text.</p>'.repeat(60)}<p><img src="${harness.ghost.url}/content/images/2026/01/far.png" width="320" height="180" alt=""></p>`
  await harness.ghost.publish({ slug: 'far-image', title: 'Far image', html })
  const { page, open } = await harness.visit({ viewport: { width: 390, height: 700 } })
  // A browser may report a width of 0 for a placeholder image that has not failed.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', {
      get(this: HTMLImageElement) {
        return this.src.startsWith('data:') ? 0 : 320
      },
    }),
  )
  await page.route('**/media/**', (route) => route.fulfill({ body: PNG, contentType: 'image/png' }))
  await open('dresdentax', '/blog/far-image')
  const far = page.locator('.prose :not(.without-script) > img')
  expect(await far.count()).toBe(1)
  const { height } = (await far.boundingBox()) ?? {}
  const at = (distance: number) =>
    far.evaluate(async (image, px) => {
      scrollBy({ top: image.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' })
      // IntersectionObserver reports images only after the callbacks of the first frame have run.
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
