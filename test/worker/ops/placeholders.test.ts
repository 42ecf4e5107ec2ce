import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { placeholders } from '#worker/ops/placeholders'

const payroll = getBrand('payroll')
const real = {
  ...payroll,
  domain: 'payday.com',
  contact: { ...payroll.contact, email: 'office@payday.com', phone: '(740) 622-1234' },
  preFooter: { label: 'Questions?', phone: '(740) 622-1235' },
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

test('real facts, a real sender and real ids have no placeholders', () => {
  expect(placeholders(facts)).toEqual([])
})

test('a reserved domain and a 555-01xx phone number are listed with file and field', () => {
  const contact = { ...real.contact, phone: '(740) 555-0120' }
  expect(placeholders({ ...facts, brands: [{ ...real, domain: 'payroll.example', contact }] })).toEqual([
    'src/brands/payroll/brand.ts domain: payroll.example',
    'src/brands/payroll/brand.ts contact phone: (740) 555-0120',
  ])
})

test('city sites, unconfirmed fields and all-zero ids are listed with file and field', () => {
  const cities = [{ name: 'Newark', county: 'Licking', isHome: false, site: 'https://newark.example/' }]
  const wranglerConfig = `${MAIL_FROM}name = "site"\n[[kv_namespaces]]\nid = "00000000000000000000000000000000"\n`
  expect(placeholders({ brands: [{ ...real, unconfirmed: ['name'] }], cities, wranglerConfig })).toEqual([
    'src/brands/payroll/brand.ts name: not confirmed by the firm',
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
])('with the setting %j, the brand without a sender is listed', (wranglerConfig) => {
  expect(placeholders({ ...facts, wranglerConfig })).toEqual(['wrangler.toml MAIL_FROM: no sender for payroll'])
})
