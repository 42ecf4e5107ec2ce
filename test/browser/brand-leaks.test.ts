import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brands, getBrand } from '#brands/index'
import { routePaths } from '#scripts/page-bytes'
import type { BrandId } from '#shared/brand-id'
import { foreignFacts } from '#test/helpers/foreign-facts'
import { hydrated } from './harness.ts'
import { setUpHarness } from './set-up-harness.ts'

const ROUTES = [
  ...routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$')),
  '/contact?sent=4829-1730',
  '/nowhere',
]

const harness = setUpHarness()

/**
 * The HTML and the CSS rules of a hydrated page in lower case, without the parts about the brand family and without the
 * canonical URL, which is on the default brand if the brand omits the service.
 */
async function pageText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const part of copy.querySelectorAll('[data-brand-family]')) part.remove()
    const { style } = document.documentElement
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '(none)'
    return [copy.outerHTML.replaceAll(canonical, ''), style.cssText, ...sheets].join('\n').toLowerCase()
  })
}

async function leaks(page: Page, brand: BrandId): Promise<string[]> {
  const text = await pageText(page)
  return foreignFacts(brand).filter((fact) => text.includes(fact))
}

test.each(brands)(
  '$id: each route answers with the name of the brand, and neither the hydrated page nor a file it loads has a fact of another brand',
  async ({ id, name }) => {
    const { page } = await harness.visit()
    const files = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|css|svg)$/.test(pathname)) files.add(pathname)
    })
    const faults: unknown[] = []
    for (const path of ROUTES) {
      const response = await page.goto(harness.address(id, path), { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      const answer = [path, response?.status(), (await page.title()).endsWith(`| ${name}`)]
      expect(answer).toEqual([path, path === '/nowhere' ? 404 : 200, true])
      const found = await leaks(page, id)
      if (found.length > 0) faults.push([path, found])
    }
    for (const file of files) {
      const text = readFileSync(`dist/client${file}`, 'utf8').toLowerCase()
      const found = foreignFacts(id).filter((fact) => text.includes(fact))
      if (found.length > 0) faults.push([file, found])
    }
    expect(files.size).toBeGreaterThan(20)
    expect(faults).toEqual([])
  },
)

test.each(brands.flatMap(({ id, domainValue }) => (domainValue ? [[domainValue, id] as const] : [])))(
  'on the hosts of other brands, pages with ?domain=%s have no fact of any brand but %s',
  async (domainValue, id) => {
    const { page } = await harness.visit()
    for (const host of brands.filter((other) => other.id !== id))
      for (const path of ['/', '/contact', '/nowhere']) {
        await page.goto(harness.address(host.id, `${path}?domain=${domainValue}`))
        await hydrated(page)
        expect([host.id, path, await page.title(), await leaks(page, id)]).toEqual([
          ...[host.id, path, expect.stringContaining(getBrand(id).name)],
          [],
        ])
      }
  },
)
