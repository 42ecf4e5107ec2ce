import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignFacts } from '../brands/foreign-facts.ts'
import { routePaths } from '../tools/page-bytes.ts'
import { BRANDS, type BrandName, type Harness, hydrated, startHarness } from './harness.ts'

const ROUTES = [
  ...routePaths(readFileSync('src/route-tree.gen.ts', 'utf8')).filter((path) => !path.includes('$')),
  '/contact?sent=1',
  '/nowhere',
]

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness?.stop())

/** All that a page is made of once it is hydrated, but for what is said of the brand family. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const part of copy.querySelectorAll('[data-brand-family]')) part.remove()
    const { style } = document.documentElement
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    return [copy.outerHTML, style.cssText, ...sheets].join('\n').toLowerCase()
  })
}

async function leaks(page: Page, brand: BrandName): Promise<string[]> {
  const text = await everything(page)
  return foreignFacts(brand).filter((fact) => text.includes(fact))
}

test.each(BRANDS)(
  '%s: nothing of another brand is on a hydrated page or in any file it loads',
  async (brand) => {
    const { page, context } = await harness.visit()
    const files = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|css|svg)$/.test(pathname)) files.add(pathname)
    })
    const faults: unknown[] = []
    for (const path of ROUTES) {
      await page.goto(harness.address(brand, path), { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      const found = await leaks(page, brand)
      if (found.length > 0) faults.push([path, found])
    }
    for (const file of files) {
      const text = readFileSync(`dist/client${file}`, 'utf8').toLowerCase()
      const found = foreignFacts(brand).filter((fact) => text.includes(fact))
      if (found.length > 0) faults.push([file, found])
    }
    expect(files.size).toBeGreaterThan(20)
    expect(faults).toEqual([])
    await context.close()
  },
  120_000,
)

test('pages that ?domain= gave another brand hold nothing of the host’s own', async () => {
  const { page, context } = await harness.visit()
  for (const [host, brand] of [
    ['dresdentax', 'brownco'],
    ['dresdentax', 'payroll'],
    ['payroll', 'brownco'],
  ] as const)
    for (const path of ['/', '/contact', '/nowhere']) {
      await page.goto(harness.address(host, `${path}?domain=${brand}`))
      await hydrated(page)
      expect([host, brand, path, await leaks(page, brand)]).toEqual([host, brand, path, []])
    }
  await context.close()
})
