import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestPage } from '#features/errors/nearest-path.ts'

const PAGES = ['/', '/blog', '/contact', '/services', '/services/payroll'].map((path) => [path, path] as const)

test.each([
  ['/contact~', '/contact'],
  ['/CONTACT.html', '/contact'],
  ['/index.php', '/'],
  ['/service', '/services'],
  ['/servicespayroll', '/services/payroll'],
  ['/payrol', '/services/payroll'],
  ['/old/contact', '/contact'],
  ['/blgo', '/blog'],
])('the suggested page for the mistyped path %s is %s', (path, page) => {
  expect(nearestPage(path, PAGES)).toBe(page)
})

test.each(['/bag', '/boat', '/contract-law', '/indexes', '/services/audit'])('a 404 at %s suggests no page', (path) => {
  expect(nearestPage(path, PAGES)).toBeUndefined()
})

test('the 404 page suggests no page for a path with 3,000 characters or 3,000 segments', () => {
  for (const path of [`/${'c'.repeat(3000)}`, '/c'.repeat(3000), `/contact${'t'.repeat(3000)}`])
    expect(nearestPage(path, PAGES)).toBeUndefined()
})

test("for a mistyped redirect path, the 404 page suggests the redirect's target", () => {
  expect(nearestPage('/calculater', [...PAGES, ['/calculator', '/resources/tax-calculator']])).toBe(
    '/resources/tax-calculator',
  )
})

test('the 404 page suggests the contact page for /contact with one extra letter at any position', () => {
  const letter = fc.constantFrom('a', 'q', 'x')
  fc.assert(
    fc.property(fc.nat({ max: 7 }), letter, fc.string({ unit: 'binary' }), (at, extra, text) => {
      expect(nearestPage(`/${'contact'.slice(0, at)}${extra}${'contact'.slice(at)}`, PAGES)).toBe('/contact')
      expect([undefined, ...PAGES.map(([, page]) => page)]).toContain(nearestPage(`/${text}`, PAGES))
    }),
  )
})
