import { expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#brands/index.ts'
import { services } from '#catalog/services/index.ts'
import { readBrandFolders } from '#shared/brand-folders.ts'
import { WEEKDAYS } from '#shared/dates.ts'
import { emptied, filled } from '#test/helpers/filled-brand.ts'

const { id: _, copy, isDefault: __, domainValue: ___, ...facts } = emptied(DEFAULT_BRAND)

const { buttonHover: ____, ...withoutButtonHover } = facts.serviceCard.light

const main = { ...facts, domain: 'main.test', isDefault: true }
const other = { ...facts, domain: 'other.test', domainValue: 'other' }

function read(folders: Record<string, object>) {
  return readBrandFolders(
    Object.fromEntries(Object.entries(folders).map(([id, value]) => [`./${id}/brand.ts`, value])),
    Object.fromEntries(Object.keys(folders).map((id) => [`./${id}/copy.ts`, copy])),
    services,
  )
}

const { hours } = filled(DEFAULT_BRAND).contact
const ALWAYS_CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, 'closed']))
const withContact = (fields: object) => ({ ...main, contact: { ...facts.contact, ...fields } })
const withMonday = (Monday: unknown) => withContact({ hours: { ...hours, days: { ...hours?.days, Monday } } })

test('readBrandFolders returns the default brand first and the other brands sorted by folder name', () => {
  const third = { ...other, domain: 'third.test', domainValue: 'third' }
  expect(read({ beta: other, omega: main, alpha: third }).map(({ id }) => id)).toEqual(['omega', 'alpha', 'beta'])
})

test("readBrandFolders combines each folder's settings and copy into a brand whose id is the folder's name", () => {
  expect(read({ main, other })).toEqual([
    { ...main, id: 'main', copy },
    { ...other, id: 'other', copy },
  ])
})

test.each<[string, object]>([
  ['slogan', { ...main, slogan: 'An unknown field' }],
  ['domain', { ...main, domain: 'https://main.test' }],
  ['colors.primary', { ...main, colors: { ...facts.colors, primary: 'yellow' } }],
  ['serviceCard.dark.buttonHover', { ...main, serviceCard: { ...facts.serviceCard, dark: withoutButtonHover } }],
  ['fonts.heading', { ...main, fonts: { ...facts.fonts, heading: 'Papyrus' } }],
  ['hasPageThread', { ...main, hasPageThread: false }],
  ['serviceParts', { ...main, serviceParts: ['covers'] }],
  ['services.order.0', { ...main, services: { order: ['payrol'] } }],
  ['contact.phone', { ...main, contact: { ...facts.contact, phone: '740-555-0100' } }],
  ['portalUrl', { ...main, portalUrl: 'http://portal.main.test' }],
  ['contact.hours.days.Monday', withMonday(['17:00', '09:00'])],
  ['contact.hours.days', withContact({ hours: { ...hours, days: ALWAYS_CLOSED } })],
  ['contact.hours.closedOn.0', withContact({ hours: { ...hours, closedOn: ['2026-02-30'] } })],
  ['contact.location', withContact({ location: { ...facts.contact.location, street: '1 Main St', city: 'Athens' } })],
  ['contact.location.street', withContact({ location: { ...facts.contact.location, street: ' ' } })],
])('an invalid %s in brand.ts throws an error that names the file and the field', (field, invalid) => {
  expect(() => read({ main: invalid })).toThrow(`src/brands is invalid:\n  src/brands/main/brand.ts ${field}: `)
})

test.each<[string, object, string]>([
  [
    "another brand's host",
    { ...other, domain: 'main.test' },
    'other/brand.ts domain: main.test belongs to src/brands/main/',
  ],
  [
    "a subdomain of another brand's host",
    { ...other, domain: 'a.main.test' },
    'other/brand.ts domain: a.main.test belongs to src/brands/main/',
  ],
  [
    'isDefault when a default brand exists',
    { ...other, isDefault: true, domainValue: undefined },
    '*/brand.ts isDefault: exactly one brand',
  ],
])('reading the brand folders throws an error if the second brand has %s', (_what, second, error) => {
  expect(() => read({ main, other: second })).toThrow(`src/brands/${error}`)
})

test('readBrandFolders throws an error if there is no default brand', () => {
  expect(() => read({ other })).toThrow('src/brands/*/brand.ts isDefault: exactly one brand must have it')
  expect(() => read({})).toThrow('the brands that do are: none')
})

test('every brand except the default must have a domainValue in brand.ts', () => {
  expect(() => read({ main: { ...main, domainValue: 'main' } })).toThrow('main/brand.ts domainValue: delete it')
  expect(() => read({ main, other: { ...other, domainValue: undefined } })).toThrow(
    'other/brand.ts domainValue: missing',
  )
})

const price = { fromCents: 5500, per: 'a month', includes: ['Payroll'], asOf: '2026-10-01' }
const person = { name: 'Ana Example', role: 'Bookkeeper', portrait: 'ana.webp' }
const review = { text: 'Good.', by: 'C. Example', source: 'Sample Reviews', date: '2026-09-14' }

function readCopy(fields: object) {
  return readBrandFolders({ './main/brand.ts': main }, { './main/copy.ts': { ...copy, ...fields } }, services)
}

test.each<[string, object]>([
  ['home.services.heading', { home: { ...copy.home, services: {} } }],
  ['services.payroll.price.fromCents', { services: { payroll: { price: { ...price, fromCents: -1 } } } }],
  ['services.payroll.price.asOf', { services: { payroll: { price: { ...price, asOf: 'October' } } } }],
  ['about.people.0.portrait', { about: { ...copy.about, people: [{ ...person, portrait: '../ana.webp' }] } }],
  ['about.reviews.0.date', { about: { ...copy.about, reviews: [{ ...review, date: '2026-13-01' }] } }],
])("a malformed %s in a brand's copy.ts throws an error that names the file and the field", (field, invalid) => {
  expect(() => readCopy(invalid)).toThrow(`src/brands/main/copy.ts ${field}: `)
})
