import { expect, test } from 'vitest'
import { BRANDS } from './harness.ts'
import { enhanced, preload, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test('a slow-loading page shows a skeleton until its content has loaded', async () => {
  const { page, open } = await harness.visit()
  await open('dresdentax', '/cookies')
  await enhanced(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset.skeleton = 'shown'
    }).observe(document, { childList: true, subtree: true })
  })
  const skeletonMark = () => page.evaluate(() => document.documentElement.dataset.skeleton)
  const preloaded = page.locator('footer').getByRole('link', { name: 'Accessibility' })
  await preload(page, preloaded, 'accessibility')
  await preloaded.click()
  await page.locator('h1:focus').waitFor()
  expect(await skeletonMark()).toBeUndefined()

  const holdPosts = async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/api\/content\/(featured|posts)/, async (route) => {
      await released
      await route.continue()
    })
    return release
  }
  const skeleton = page.locator('main').getByRole('status').filter({ hasText: 'Loading' })
  const releaseHome = await holdPosts()
  await page.locator('footer').getByRole('link', { name: 'Our Other Brands' }).click()
  await skeleton.waitFor()
  releaseHome()
  await page.locator('main li:has(time)').first().waitFor()
  await expect.poll(() => skeleton.count()).toBe(0)
  const releaseBlog = await holdPosts()
  await page.locator('main a[href="/blog"]').click()
  await skeleton.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  releaseBlog()
  await page.locator('main .post-card').nth(8).waitFor()
  await expect.poll(() => skeleton.count()).toBe(0)
})

test.each(BRANDS)('the %s calculator does not scroll sideways while it is loading', async (brand) => {
  const { page, context } = await harness.visit({ viewport: { width: 1440, height: 900 } })
  await context.route('**/assets/calculator-*.js', () => undefined)
  await page.goto(harness.address(brand, '/resources/tax-calculator'))
  await page.locator('.slip .skeleton').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})
