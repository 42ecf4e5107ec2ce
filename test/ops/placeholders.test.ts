import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { placeholders } from '#worker/ops/placeholders'

const real = {
  ...brands.payroll,
  domain: 'payday.com',
  contact: { ...brands.payroll.contact, email: 'office@payday.com', phone: '(740) 622-1234' },
  preFooterPhone: '(740) 622-1235',
  portalUrl: 'https://portal.payday.com/',
  teamToWinUrl: 'https://team.payday.com/',
  bookingUrl: 'https://book.payday.com/',
  socialMedia: {
    facebook: { pageId: '1', pageUrl: 'https://facebook.com/payday', appId: '2' },
    linkedin: { companyId: '3', companyUrl: 'https://linkedin.com/company/payday' },
    instagram: { username: 'payday', profileUrl: 'https://instagram.com/payday' },
  },
  unconfirmed: [],
}
const MAIL_FROM = `MAIL_FROM = '{"payroll": "office@payday.com"}'\n`
const facts = { brands: [real], cities: [], wranglerConfig: `id = "8f3c"\n${MAIL_FROM}` }

test('facts that are all real have no placeholder', () => {
  expect(placeholders(facts)).toEqual([])
})

test('reserved domains and numbers are listed with their place', () => {
  const contact = { ...real.contact, phone: '(740) 555-0120' }
  expect(placeholders({ ...facts, brands: [{ ...real, domain: 'payroll.example', contact }] })).toEqual([
    'src/brands/payroll.ts domain: payroll.example',
    'src/brands/payroll.ts contact phone: (740) 555-0120',
  ])
})

test('the sites of cities, unconfirmed fields and ids that were never made are listed too', () => {
  const cities = [{ name: 'Newark', county: 'Licking', isHome: false, site: 'https://newark.example/' }]
  const wranglerConfig = `${MAIL_FROM}name = "site"\n[[kv_namespaces]]\nid = "00000000000000000000000000000000"\n`
  expect(placeholders({ brands: [{ ...real, unconfirmed: ['name'] }], cities, wranglerConfig })).toEqual([
    'src/brands/payroll.ts name: not confirmed by the firm',
    'src/shared/locations.ts Newark site: https://newark.example/',
    'wrangler.toml: id = "00000000000000000000000000000000"',
  ])
})

test.each([
  '',
  'MAIL_FROM = ""',
  'MAIL_FROM = "{}"',
  `MAIL_FROM = '{"brownco": "office@brown.com"}'`,
  `MAIL_FROM = '{"brownco": "payroll@brown.com", "payroll": ""}'`,
  'MAIL_FROM = "{\\"payroll\\": 1}"',
])('a brand without a sender is listed: %s', (wranglerConfig) => {
  expect(placeholders({ ...facts, wranglerConfig })).toEqual(['wrangler.toml MAIL_FROM: no sender for payroll'])
})
