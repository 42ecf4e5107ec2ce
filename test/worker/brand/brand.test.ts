import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { homePage, originBeside, resolveSite } from '#worker/brand/brand.ts'

const table: [url: string, brand: string, indexable: boolean, reason: string][] = [
  ['https://dresdentax.example/', 'dresdentax', true, 'host'],
  ['https://www.dresdentax.example/', 'dresdentax', false, 'subdomain'],
  ['https://brownco.example/blog?page=2', 'brownco', true, 'host'],
  ['https://payroll.example./', 'payroll', true, 'host'],
  ['https://staging.payroll.example/', 'payroll', false, 'subdomain'],
  ['http://brownco.localhost:8787/', 'brownco', false, 'development'],
  ['http://localhost:8787/', 'dresdentax', false, 'default'],
  ['https://unknown.example/', 'dresdentax', false, 'default'],
  ['https://notbrownco.example/', 'dresdentax', false, 'default'],
  ['https://brownco.example.evil.example/', 'dresdentax', false, 'default'],
  ['https://dresdentax.example/?domain=payroll', 'payroll', false, 'parameter'],
  ['https://payroll.example/?domain=brownco', 'brownco', false, 'parameter'],
  ['https://payroll.example/?domain=dresdentax', 'payroll', true, 'host'],
  ['https://payroll.example/?domain=__proto__', 'payroll', true, 'host'],
  ['https://payroll.example/?domain=evil&domain=brownco', 'payroll', true, 'host'],
]

test.each(table)('the URL %s resolves to the brand %s (indexable: %s, reason: %s)', (url, brand, indexable, reason) => {
  const site = resolveSite(new URL(url))
  expect([site.brand.id, site.indexable, site.address.reason]).toEqual([brand, indexable, reason])
})

test('resolveSite returns the host in lowercase without a port', () => {
  const address = (url: string) => resolveSite(new URL(url)).address
  expect(address('http://WWW.Payroll.example.:8787/')).toEqual({ host: 'www.payroll.example', reason: 'subdomain' })
  expect(address('https://payroll.example/?domain=evil')).toEqual({ host: 'payroll.example', reason: 'host' })
})

test.each([
  ['https://payroll.example/', 'https://brownco.example/'],
  ['http://localhost:8787/', 'https://brownco.example/'],
  ['http://payroll.localhost:8787/', 'http://brownco.localhost:8787/'],
  ['http://payroll.localhost:8787/?domain=dresdentax', 'http://brownco.localhost:8787/'],
])('the link on %s to the home page of Brown & Co. is %s', (url, href) => {
  expect(homePage(getBrand('brownco'), resolveSite(new URL(url)))).toBe(href)
})

test.each([
  ['http://desk.localhost:8799', 'http://payroll.localhost:8799'],
  ['https://desk.firm.test', 'https://payroll.example'],
  [undefined, 'https://payroll.example'],
])("links from a desk at %s to the payroll brand's pages start with %s", (desk, origin) => {
  expect(originBeside(getBrand('payroll'), desk)).toBe(origin)
})
