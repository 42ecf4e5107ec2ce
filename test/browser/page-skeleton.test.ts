import { expect, test } from 'vitest'
import { enhanced, preload, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

test('a slow page shows a skeleton, and a preloaded page does not', async () => {
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

  /** Holds requests for posts. Returns a function that releases them. */
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

test.each(['/resources/tax-calculator', '/services/bookkeeping', '/blog'])(
  '%s replaces its skeleton without a layout shift, and its heading has the focus',
  async (path) => {
    const { page, faults, open } = await harness.visit()
    await open('dresdentax', '/')
    await enhanced(page)
    await page.evaluate(() => {
      // Here the bar does not shrink: on a slow machine, its few long steps would count as layout shifts.
      document.documentElement.style.setProperty('--bar-shrunk', 'var(--bar)')
      const total = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) total.shift += entry.value
      }).observe({ type: 'layout-shift' })
    })
    let held: Promise<void> | undefined
    await page.route('**/assets/*.js', async (route) => {
      // Layout shifts within 500 ms of a click do not count, so wait longer.
      held ??= page
        .locator('main > .skeleton')
        .waitFor()
        .then(() => page.waitForTimeout(700))
      await held
      await route.continue()
    })
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click()
    await page.locator('h1:focus').waitFor()
    expect(held).toBeDefined()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001)
    expect(faults).toEqual([])
  },
)
