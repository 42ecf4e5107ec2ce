import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { routePaths } from '#scripts/page-bytes'
import { sendRequest } from '#scripts/send-request'
import { startSite } from '#scripts/site'
import { BRANDS, type BrandName, type Visit } from './harness.ts'
import { enhanced, setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

/** Opens a menu of the bar and follows a link in it. */
async function choose(page: Page, menu: string, link: string) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: menu }).first().click()
  await nav.getByRole('link', { name: link }).click()
}

/** Addresses with the brand that opens them. With ALL_PAGES=1 every brand opens every address. */
const FIRST_PAGES = [
  ...routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$')),
  ...['/blog?page=2', '/blog?q=payroll', '/blog/2026-estimated-tax-dates-and-safe-harbors', '/blog/tag/ohio'],
  ...['/contact?sent=4829-1730', '/nowhere'],
].flatMap((path, index): [BrandName, string][] => {
  const brands = process.env.ALL_PAGES ? BRANDS : [BRANDS[index % BRANDS.length] as BrandName]
  return brands.map((brand) => [brand, path])
})

// It comes first, while no page is stored.
test('each page is the same from the page cache as rendered, after hydration, with an empty console', async () => {
  // Home is not stored if its posts take long to load.
  for (const brand of BRANDS) {
    const target = { port: harness.site.port, host: `${brand}.localhost`, path: '/api/content/featured' }
    expect((await sendRequest(target)).status).toBe(200)
  }
  const visits = Object.fromEntries(
    await Promise.all(
      BRANDS.map(async (brand) => {
        // Without it, home's numbers would still count.
        const options = { reducedMotion: 'reduce' } as const
        return [brand, [await harness.visit(options), await harness.visit(options)]] as const
      }),
    ),
  )
  async function opened({ page, faults, open }: Visit, brand: BrandName, path: string) {
    faults.length = 0
    const response = page.waitForResponse((response) => response.request().resourceType() === 'document')
    await open(brand, path)
    await enhanced(page)
    const read = () =>
      page.evaluate(() => {
        const body = document.body.cloneNode(true) as HTMLElement
        // Images load as soon as they are near the viewport.
        for (const image of body.querySelectorAll('.post-image')) image.replaceChildren()
        // Not all HTML, because the states of images depend on what has loaded.
        const elements = [...body.querySelectorAll('*')]
        const tags = elements.map((element) => element.tagName + element.className + element.getAttribute('href'))
        return [document.title, body.textContent, ...tags].join('\n')
      })
    return { read, faults, layer: (await response).headers()['server-timing'] }
  }
  for (const [brand, path] of FIRST_PAGES) {
    const [first, second] = visits[brand] as [Visit, Visit]
    const [rendered, stored] = [await opened(first, brand, path), await opened(second, brand, path)]
    const isStored = path !== '/domain-tester' && !path.includes('sent=')
    expect([brand, path, rendered.layer, stored.layer]).toEqual([
      ...[brand, path],
      ...(isStored ? ['cache;desc=rendered', 'cache;desc=memory'] : [undefined, undefined]),
    ])
    // Parts of a page hydrate one after another.
    const areSame = async () => [brand, path, (await stored.read()) === (await rendered.read())]
    if (isStored) await expect.poll(areSame).toEqual([brand, path, true])
    // Chromium writes the status of a 404 to the console.
    for (const { faults } of [rendered, stored])
      expect([brand, path, faults]).toEqual([brand, path, path === '/nowhere' ? [expect.stringContaining('404')] : []])
  }
})

test.each(BRANDS)(
  '%s: home, the blog and a post open by link and by Back with one document load and an empty console',
  async (brand) => {
    const { page, faults, documents, open } = await harness.visit()
    await open(brand, '/')
    expect(await page.locator('html').getAttribute('data-brand')).toBe(brand)
    expect(await page.locator('main article, main li:has(time)').count()).toBeGreaterThanOrEqual(3)

    await choose(page, 'Resources', 'News')
    await page.waitForURL('**/blog')
    await page.locator('main .post-card').nth(8).waitFor()

    const first = page.locator('main li:has(time) a').first()
    const title = await first.textContent()
    await first.click()
    await page.waitForURL('**/blog/*')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await expect.poll(() => page.title()).toContain(title)
    await expect.poll(async () => (await page.locator('#post-body').innerText()).length).toBeGreaterThan(500)

    await page.goBack()
    await page.waitForURL('**/blog')
    await page.locator('main .post-card').nth(8).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    expect(documents).toHaveLength(1)
    expect(faults).toEqual([])
  },
)

test('a brand’s own copy of a service page shows after in-site navigation and after a reload, with an empty console', async () => {
  const { page, open, faults, documents } = await harness.visit()
  const { lead = '' } = getBrand('brownco').copy.services['fractional-cfo'] ?? {}
  await open('brownco', '/services')
  await page.getByRole('main').getByRole('link', { name: 'Fractional Executive Services' }).click()
  await page.waitForURL('**/services/fractional-cfo')
  await page.getByText(lead).waitFor()
  expect([lead.length > 0, documents.length, faults]).toEqual([true, 1, []])
  await open('brownco', '/services/fractional-cfo')
  await page.getByText(lead).waitFor()
  expect(faults).toEqual([])
})

test('a post that was the first page of a visit still has its text after Back', async () => {
  const { page, open, faults } = await harness.visit()
  await open('payroll', '/blog/payroll-dates-2027')
  const text = await page.locator('#post-body').innerText()
  await page.getByRole('link', { name: 'All posts' }).click()
  await page.waitForURL('**/blog')
  // The URL changes before the page.
  await page.locator('#post-body').waitFor({ state: 'detached' })
  await page.goBack()
  await expect.poll(() => page.locator('#post-body').innerText()).toBe(text)
  expect(faults).toEqual([])
})

test('links keep ?domain=, so the brand stays the same', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/?domain=payroll')
  await choose(page, 'Contact', 'Ways to Contact')
  await page.waitForURL('**/contact?domain=payroll')
  await page.locator('h1:focus').waitFor()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  await page.reload()
  expect(await page.locator('html').getAttribute('data-brand')).toBe('payroll')
  expect([documents.length, faults]).toEqual([2, []])
})

test('a running site still serves its assets after a later build deleted them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/before.txt'), 'still here')
  const site = await startSite({ port: 0, vars: {}, onLog: () => undefined, assets: folder })
  await rm(folder, { recursive: true })
  try {
    const response = await fetch(`http://127.0.0.1:${site.port}/assets/before.txt`)
    expect([response.status, await response.text()]).toEqual([200, 'still here'])
  } finally {
    await site.stop()
  }
})

test('a moved path opened inside the site redirects without a document load', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('dresdentax', '/contact')
  await page.evaluate(() => history.pushState({}, '', '/tags/?page=2'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.waitForURL('**/blog?page=2')
  expect([documents.length, faults]).toEqual([1, []])
})

test('the domain tester opened inside the site shows the host and the brand of ?domain=', async () => {
  const { page, open, faults, documents } = await harness.visit()
  await open('brownco', '/contact?domain=payroll')
  await page.evaluate(() => history.pushState({}, '', '/domain-tester?domain=payroll'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: {} })))
  await page.locator('dl[data-brand-family]').waitFor()
  expect(await page.locator('dl[data-brand-family] dd').allTextContents()).toEqual(
    expect.arrayContaining(['brownco.localhost', 'payroll']),
  )
  expect(await page.locator('ul[data-brand-family] > li').count()).toBe(BRANDS.length)
  expect([documents.length, faults]).toEqual([1, []])
})
