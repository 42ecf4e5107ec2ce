import { expect, test } from 'vitest'
import dresdentax from '#brands/dresdentax'
import { parseBrand, publicBrand } from '#shared/brand'

const { tagline: _, ...withoutTagline } = dresdentax
const { focus: __, ...withoutFocus } = dresdentax.theme.dark

test('a complete brand passes as it is', () => {
  expect(parseBrand(dresdentax, 'dresdentax')).toEqual(dresdentax)
})

test.each<[string, object]>([
  ['tagline', withoutTagline],
  ['name', { ...dresdentax, name: '  ' }],
  ['id', { ...dresdentax, id: 'fourth' }],
  ['slogan', { ...dresdentax, slogan: 'Unknown fields are slips' }],
  ['domain', { ...dresdentax, domain: 'https://www.dresdentax.example' }],
  ['domain', { ...dresdentax, domain: 'DresdenTax.example' }],
  ['colors.primary', { ...dresdentax, colors: { ...dresdentax.colors, primary: 'yellow' } }],
  ['theme.dark.focus', { ...dresdentax, theme: { ...dresdentax.theme, dark: withoutFocus } }],
  ['contact.phone', { ...dresdentax, contact: { ...dresdentax.contact, phone: '740-555-0100' } }],
  ['contact.email', { ...dresdentax, contact: { ...dresdentax.contact, email: 'office' } }],
  [
    'contact.location.postalCode',
    {
      ...dresdentax,
      contact: { ...dresdentax.contact, location: { city: 'Dresden', region: 'OH', postalCode: '438' } },
    },
  ],
  ['portalUrl', { ...dresdentax, portalUrl: 'http://portal.dresdentax.example' }],
  ['serviceOptions', { ...dresdentax, serviceOptions: [] }],
  ['serviceOptions.0.title', { ...dresdentax, serviceOptions: [{ title: '', services: [] }] }],
  ['serviceOptions.0.services.0', { ...dresdentax, serviceOptions: [{ title: 'Tax', services: ['taxes'] }] }],
])('a brand whose %s is wrong is refused by name', (field, broken) => {
  expect(() => parseBrand(broken, 'dresdentax')).toThrow(
    new RegExp(`^src/brands/dresdentax\\.ts is not a valid brand:\n {2}${field.replaceAll('.', '\\.')}: `),
  )
})

test('every fault of a brand is told at once', () => {
  expect(() => parseBrand({ ...withoutTagline, name: '' }, 'dresdentax')).toThrow(/ {2}name: [^\n]+\n {2}tagline: /)
})

test('what is no brand at all is refused', () => {
  for (const nothing of [undefined, null, 'dresdentax', []])
    expect(() => parseBrand(nothing, 'x')).toThrow('src/brands/x.ts is not a valid brand')
})

test('the browser gets no colours, fonts or notes of what is unconfirmed', () => {
  const { theme, colors, fonts, shape, services, copy, unconfirmed, ...rest } = dresdentax
  expect(publicBrand(dresdentax)).toEqual(rest)
})
