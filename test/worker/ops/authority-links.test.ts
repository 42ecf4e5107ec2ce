import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authorityLinks } from '#worker/ops/authority-links.ts'

const links = authorityLinks()
const hrefs = links.map(({ href }) => href)

test("authorityLinks returns every URL literal in the site's copy and tax rules", () => {
  const files = globSync('src/{catalog,content,tax}/**/*.ts')
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/https:\/\/[^\s'"`()]+(?=['")])/g) ?? [])
  expect(written.length).toBeGreaterThan(0)
  expect(written.map((url) => url.replace(/#.*/, '')).filter((url) => !hrefs.includes(url))).toEqual([])
})

test('authorityLinks includes the URLs that the tax rules generate and lists each URL only once', () => {
  expect(hrefs).toContain('https://www.law.cornell.edu/uscode/text/26/6654')
  expect(hrefs).toContain('https://codes.ohio.gov/ohio-revised-code/section-5747.09')
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs.filter((href) => href.includes('.example') || href.includes('${'))).toEqual([])
})

test('authorityLinks names an existing source file for each link', () => {
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([])
})
