import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { foreignFacts } from '#test/helpers/foreign-facts.ts'
import { setUpHarness } from './set-up-harness.ts'

const PATHS = [
  '/',
  '/services/payroll',
  '/resources/tax-calculator',
  '/blog/payroll-dates-2027',
  '/contact',
  '/nowhere',
]

const harness = setUpHarness()

/** The canonical URL contains the default brand's domain on pages of services that the brand does not offer. */
function readPage(): string {
  const copy = document.documentElement.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('[data-brand-family]')) part.remove()
  const { style } = document.documentElement
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '(none)'
  return [copy.outerHTML.replaceAll(canonical, ''), style.cssText, ...sheets].join('\n').toLowerCase()
}

test.each(brands)('no hydrated $id page contains facts about another brand', async ({ id, name }) => {
  const { page, open } = await harness.visit()
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css|svg)$/.test(pathname)) files.add(pathname)
  })
  const faults: unknown[] = []
  function look(place: string, text: string) {
    const found = foreignFacts(id).filter((fact) => text.includes(fact))
    if (found.length > 0) faults.push([place, found])
  }
  for (const path of PATHS) {
    await open(id, path)
    expect([path, await page.title()]).toEqual([path, expect.stringMatching(new RegExp(`\\| ${name}$`))])
    look(path, await page.evaluate(readPage))
  }
  for (const file of files) look(file, readFileSync(`dist/client${file}`, 'utf8').toLowerCase())
  expect([files.size > 20, faults]).toEqual([true, []])
})
