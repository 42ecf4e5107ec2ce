import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { type BrandName, hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const harness = setUpHarness()

const ENTRY = '**/assets/entry-client-*.js'

async function started(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.documentElement.dataset.started !== 'soon')
  return page.locator('html').getAttribute('data-started')
}

async function expectWhole(page: Page, name: string): Promise<void> {
  expect(await started(page)).toBe('no')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(
    await page
      .locator('.needs-script')
      .evaluateAll((controls) => controls.filter((control) => control.checkVisibility())),
  ).toEqual([])
  const form = page.locator('main form')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('ana@visitor.test')
  await form.getByLabel('Message').fill('Can you help?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForURL(/\/contact\?sent=\d{4}-\d{4}#form$/)
  const database = await harness.site.database()
  expect(await database.prepare('SELECT id FROM leads WHERE name = ?').bind(name).first()).not.toBeNull()
}

test.each<[string, BrandName, Parameters<Route['fulfill']>[0]?]>([
  ['does not load', 'payroll'],
  [
    'throws before it has started',
    'brownco',
    { contentType: 'text/javascript', body: 'throw new Error("old browser")' },
  ],
])('a visitor can submit the contact form even if the entry script %s', async (what, brand, response) => {
  const { page } = await harness.visit()
  await page.route(ENTRY, (route) => (response ? route.fulfill(response) : route.abort()))
  await page.goto(harness.address(brand, '/contact'))
  await expectWhole(page, `Script ${what}`)
})

function imageCards(): string {
  const image = (alt: string) =>
    `<img src="${harness.ghost.url}/content/images/2026/01/${alt}.png" width="320" height="180" alt="${alt}">`
  return `<figure class="kg-card kg-image-card">${image('One')}</figure>
    <figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row">
    <div class="kg-gallery-image">${image('Two')}</div><div class="kg-gallery-image">${image('Three')}</div>
    </div></div></figure>`
}

function readVisible() {
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary, img')]
  const names = controls
    .filter((control) => control.checkVisibility())
    .map((control) => [control.tagName, control.getAttribute('href'), control.getAttribute('alt'), control.textContent])
  const images = [...document.querySelectorAll<HTMLImageElement>('.prose img')]
    .filter((image) => image.checkVisibility())
    .map(({ alt }) => alt)
  return {
    text: document.body.innerText,
    names,
    images,
    disabled: document.querySelectorAll(':disabled, [inert]').length,
  }
}

// Inline scripts insert the streamed parts of the home page, so the test skips the home page.
test('a page whose scripts fail to load shows the same content as with JavaScript disabled', async () => {
  const [plain, broken] = await Promise.all([harness.visit({ javaScriptEnabled: false }), harness.visit()])
  await harness.ghost.publish({ slug: 'with-images', title: 'With images', html: imageCards() })
  await broken.page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  for (const path of ['/blog', '/blog/with-images', '/resources/tax-calculator', '/resources/tax-prep-checklist']) {
    const address = harness.address('payroll', path)
    await plain.page.goto(address)
    await broken.page.goto(address)
    await started(broken.page)
    const visible = await plain.page.evaluate(readVisible)
    expect([path, await broken.page.evaluate(readVisible)]).toEqual([path, visible])
    if (path === '/blog/with-images') expect(visible.images.toSorted()).toEqual(['One', 'Three', 'Two'])
  }
})

test('a visitor can filter the due dates even if no script loads', async () => {
  const { page } = await harness.visit()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(harness.address('dresdentax', '/resources/due-dates'))
  await page.locator('input[name=for]').first().check()
  await page.getByRole('button', { name: 'Show These Dates' }).click()
  await page.waitForURL(/[?&]for=/)
  await page.getByText(/due dates for you, from/).waitFor()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.locator('summary', { hasText: 'Services' }).first().click()
  await nav.getByRole('link', { name: 'All Services' }).click()
  await page.waitForURL('**/services')
})

test("hydration keeps the scroll position if the visitor scrolls before the page's JavaScript runs", async () => {
  const { page } = await harness.visit()
  const released = Promise.withResolvers<void>()
  await page.route(ENTRY, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(harness.address('payroll', '/cookies'), { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => scrollTo(0, 200))
  released.resolve()
  await hydrated(page)
  // The top bar shrinks only after React has run effects.
  await page.locator('header[data-scrolled]').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

test('a page restores its scroll position after a reload', async () => {
  const { page, open } = await harness.visit()
  await open('payroll', '/cookies')
  const end = await page.evaluate(async () => {
    await document.fonts.ready
    scrollTo(0, document.documentElement.scrollHeight)
    return scrollY
  })
  expect(end).toBeGreaterThan(200)
  const atEnd = async () => {
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(end)
  }
  await page.reload()
  await atEnd()
  await page.goto(harness.address('payroll', '/rss.xml'))
  await page.goBack()
  await atEnd()
})

test('an error page with a focused "Reload Page" button appears if hydration fails', async () => {
  const { page, faults } = await harness.visit()
  await page.addInitScript(() => {
    if (performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')) return
    Element.prototype.toggleAttribute = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.goto(harness.address('dresdentax', '/about-us'))
  const reload = page.getByRole('button', { name: 'Reload Page' })
  await reload.waitFor()
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(['Something went wrong'])
  expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Something went wrong', 'en'])
  expect(faults.join()).toContain('broken on purpose')
  expect(await reload.evaluate((button) => button === document.activeElement)).toBe(true)
  await reload.click()
  await page.getByRole('navigation').first().waitFor()
  await hydrated(page)
})

const ODD_ADDRESSES = [
  ...['/contact%20', '/contact^', '/contact%00', '/contact%2520', '/contact%', '/blog/%20', '/blog/a|b`{}'],
  ...['/blog/%E0%A4%A', '/blog/a%2Fb?page=2', '/blog%5Ca', '/blog/tag/a^b?page=2', '/caf\u00e9'],
  ...['/%2e%2e%2fcontact', `/blog/${'a^'.repeat(90)}`, '/?%ff=^'],
]

test('hydration keeps the server-rendered heading of a page with an unusual URL', async () => {
  const { page, faults } = await harness.visit()
  // The countdown on the 404 page would redirect to the home page.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: () => void, ms = 0) => (ms === 1000 ? 0 : setTimeout(run, ms))) as typeof setTimeout
  })
  let pages = 0
  for (const path of ODD_ADDRESSES) {
    const response = await page.goto(harness.address('payroll', path))
    if (!response?.headers()['content-type']?.startsWith('text/html')) continue
    pages++
    const [, heading] = (await response?.text())?.match(/<h1[^>]*>([^<]+)/) ?? []
    await hydrated(page)
    expect([path, await page.locator('h1').innerText(), page.url()]).toEqual([path, heading, response?.url()])
  }
  expect(pages).toBeGreaterThan(8)
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
})
