import { expect, test } from 'vitest'
import { TICKS_KEY } from '#browser/storage-keys.ts'
import { type BrandName, hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

async function openWithoutCode(brand: BrandName, path: string) {
  const visit = await harness.visit()
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await visit.page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const requested = visit.page.waitForRequest('**/assets/entry-client-*.js')
  await visit.page.goto(harness.address(brand, path), { waitUntil: 'domcontentloaded' })
  await requested
  async function release() {
    resolve()
    await hydrated(visit.page)
  }
  return { ...visit, release }
}

test("buttons that need JavaScript are hidden until the page's JavaScript runs", async () => {
  const { page, release, faults } = await openWithoutCode('dresdentax', '/')
  const toggle = page.locator('header .icon-button.needs-script').last()
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Services' }).first()
  await menu.click()
  expect(await toggle.isVisible()).toBe(false)
  await release()
  expect(await toggle.isVisible()).toBe(true)
  expect(
    await menu.evaluate((summary) => [summary === document.activeElement, summary.closest('details')?.open]),
  ).toEqual([true, true])
  expect(faults).toEqual([])

  const early = await openWithoutCode('payroll', '/')
  await early.page.getByRole('link', { name: 'All Services' }).last().click()
  await early.page.waitForURL('**/services', { waitUntil: 'commit' })
  const [address] = await early.page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  expect(address).toBe(harness.address('payroll', '/services'))
})

test("hovering over a link prefetches the linked page before the current page's JavaScript runs", async () => {
  const { page, context } = await openWithoutCode('brownco', '/')
  const prefetched: string[] = []
  const session = await context.newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(new URL(prefetchUrl).pathname))
  await session.send('Preload.enable')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary', { hasText: 'Contact' }).click()
  await menu.locator('a[href="/contact"]').hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).hover()
  await expect.poll(() => prefetched).toContain('/cookies')
  expect(prefetched).not.toContain('/contact')
})

test("form fields keep the text that a visitor types before the page's JavaScript runs", async () => {
  const contact = await openWithoutCode('brownco', '/contact')
  const name = contact.page.locator('main form').getByLabel(/^Name/)
  await name.fill('Early Visitor')
  await contact.release()
  await expect.poll(() => contact.page.evaluate(() => JSON.stringify(localStorage))).toContain('Early Visitor')
  expect(await name.inputValue()).toBe('Early Visitor')

  const blog = await openWithoutCode('dresdentax', '/blog?q=tax')
  const search = blog.page.getByRole('searchbox')
  await search.fill('payroll')
  await blog.page.locator('h1').click()
  await blog.release()
  await blog.page.waitForURL('**/blog?q=payroll')
  expect(await search.inputValue()).toBe('payroll')
})

test("checkboxes that a visitor checks before the page's JavaScript runs stay checked", async () => {
  const { page, release } = await openWithoutCode('payroll', '/resources/tax-prep-checklist')
  const boxes = page.locator('[aria-labelledby=papers]').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await boxes.nth(1).uncheck()
  await release()
  const checked = () => boxes.evaluateAll((all) => all.slice(0, 2).map((box) => (box as HTMLInputElement).checked))
  const stored = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, TICKS_KEY)
  await expect.poll(async () => [await stored(), ...(await checked())]).toEqual([1, true, false])
})

test("the due dates page applies an audience filter that was selected before the page's JavaScript ran", async () => {
  const { page, release } = await openWithoutCode('dresdentax', '/resources/due-dates')
  await page.locator('input[name=for]').first().check()
  await release()
  await page.waitForURL(/[?&]for=/)
  expect(await page.locator('input[name=for]').first().isChecked()).toBe(true)
})

test("a radio button that a visitor selects before the page's JavaScript runs stays selected", async () => {
  const { page, release, faults } = await openWithoutCode('brownco', '/')
  await page.getByRole('radio', { name: 'Expand' }).check()
  await release()
  await page.locator('html[data-started=yes]').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Expand' }).isChecked()).toBe(true)
  expect(faults).toEqual([])
})
