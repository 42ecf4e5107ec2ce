import { expect, test } from 'vitest'
import { resolveSite } from '#worker/brand'

const table: [url: string, brand: string, indexable: boolean][] = [
  ['https://dresdentax.example/', 'dresdentax', true],
  ['https://www.dresdentax.example/', 'dresdentax', false],
  ['https://brownco.example/blog?page=2', 'brownco', true],
  ['https://BROWNCO.EXAMPLE/', 'brownco', true],
  ['https://payroll.example./', 'payroll', true],
  ['https://staging.payroll.example/', 'payroll', false],
  ['http://brownco.localhost:8787/', 'brownco', false],
  ['http://dresdentax.localhost/', 'dresdentax', false],
  ['http://localhost:8787/', 'dresdentax', false],
  ['https://unknown.example/', 'dresdentax', false],
  ['https://notbrownco.example/', 'dresdentax', false],
  ['https://brownco.example.evil.example/', 'dresdentax', false],
  ['https://brownco-example.com/', 'dresdentax', false],
  ['https://dresdentax.example/?domain=payroll', 'payroll', false],
  ['https://payroll.example/?domain=brownco', 'brownco', false],
  ['https://payroll.example/?domain=dresdentax', 'payroll', true],
  ['https://payroll.example/?domain=BROWNCO', 'payroll', true],
  ['https://payroll.example/?domain=', 'payroll', true],
  ['https://payroll.example/?domain=__proto__', 'payroll', true],
  ['https://payroll.example/?domain=evil&domain=brownco', 'payroll', true],
]

test.each(table)('%s is %s, indexable: %s', (url, brand, indexable) => {
  const site = resolveSite(new URL(url))
  expect([site.brand.id, site.indexable]).toEqual([brand, indexable])
})
