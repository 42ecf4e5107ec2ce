import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { placeholders } from '#worker/ops/placeholders'

const real = {
  ...brands.payroll,
  domain: 'payday.com',
  contact: { ...brands.payroll.contact, email: 'office@payday.com', phone: '(740) 622-1234' },
  portalUrl: 'https://portal.payday.com/',
  unconfirmed: [],
}

test('a brand whose facts are all real has no placeholder', () => {
  expect(placeholders([real], 'id = "8f3c"')).toEqual([])
})

test('reserved domains and numbers are listed with their place', () => {
  const found = placeholders(
    [{ ...real, domain: 'payroll.example', contact: { ...real.contact, phone: '(740) 555-0120' } }],
    '',
  )
  expect(found).toEqual([
    'src/brands/payroll.ts domain: payroll.example',
    'src/brands/payroll.ts contact phone: (740) 555-0120',
  ])
})

test('unconfirmed fields and ids that were never made are listed too', () => {
  const config = 'name = "site"\n[[kv_namespaces]]\nid = "00000000000000000000000000000000"\n'
  expect(placeholders([{ ...real, unconfirmed: ['name'] }], config)).toEqual([
    'src/brands/payroll.ts name: not confirmed by the firm',
    'wrangler.toml: id = "00000000000000000000000000000000"',
  ])
})
