import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { services } from '#content/services'
import type { Brand, Palette } from '#shared/brand'
import { BRAND_IDS } from '#shared/brand-id'
import { SERVICE_IDS } from '#shared/service'
import { contrast } from './contrast.ts'

const all = Object.values(brands)
const schemes = all.flatMap(({ id, theme }) => [
  [`${id}, light`, theme.light] as const,
  [`${id}, dark`, theme.dark] as const,
])

/** Everything that is read, on everything it may stand on. */
const TEXT: [ink: keyof Palette, ground: keyof Palette][] = [
  ['onBrand', 'brand'],
  ...(['ink', 'muted', 'accent', 'danger'] as const).flatMap((ink): [keyof Palette, keyof Palette][] => [
    [ink, 'ground'],
    [ink, 'surface'],
  ]),
]
/** What must be seen, but is not read: the focus ring. */
const SHAPES: [shape: keyof Palette, ground: keyof Palette][] = [
  ['focus', 'ground'],
  ['focus', 'surface'],
]

test('each brand has a file, and is the brand its file says', () => {
  const files = readdirSync('src/brands').filter(
    (file) => file.endsWith('.ts') && !['index.ts', 'family.ts'].includes(file),
  )
  expect(files.sort()).toEqual(BRAND_IDS.map((id) => `${id}.ts`).sort())
  expect(Object.entries(brands).map(([key, { id }]) => [key, id])).toEqual(BRAND_IDS.map((id) => [id, id]))
})

test.each(schemes)('%s: all that is read has a contrast of 4.5 at least', (_scheme, palette) => {
  const weak = TEXT.filter(([ink, ground]) => contrast(palette[ink], palette[ground]) < 4.5)
  expect(weak).toEqual([])
})

test.each(schemes)('%s: the focus ring has a contrast of 3 at least', (_scheme, palette) => {
  const weak = SHAPES.filter(([shape, ground]) => contrast(palette[shape], palette[ground]) < 3)
  expect(weak).toEqual([])
})

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#FCCD39', '#ffffff')).toBe(contrast('#ffffff', '#fccd39'))
  expect(contrast('#FCCD39', '#ffffff')).toBeLessThan(4.5)
})

test('the light theme’s brand colour is the brand’s own primary', () => {
  expect(all.map(({ theme }) => theme.light.brand)).toEqual(all.map(({ colors }) => colors.primary))
})

test.each(all)('$id: each of its own colours is one of its theme', ({ colors, theme }) => {
  const drawn = [theme.light, theme.dark].flatMap((palette) => Object.values(palette)).map((hex) => hex.toLowerCase())
  expect(Object.values(colors).filter((hex) => !drawn.includes(hex.toLowerCase()))).toEqual([])
})

test('the default brand lists services by priority', () => {
  const { order } = brands.dresdentax.services
  expect(order).toEqual(order.toSorted((one, other) => services[one].priority - services[other].priority))
})

test.each<[string, (brand: Brand) => string]>([
  ['domain', ({ domain }) => domain],
  ['name', ({ name }) => name],
  ['tagline', ({ tagline }) => tagline],
  ['headline', ({ copy }) => copy.home.hero.headline],
  ['colour', ({ colors }) => colors.primary],
  ['phone number', ({ contact }) => contact.phone],
  ['address', ({ contact }) => contact.email],
  ['portal', ({ portalUrl }) => portalUrl],
])('no two brands share a %s', (_what, factOf) => {
  expect(new Set(all.map(factOf)).size).toBe(all.length)
})

test('every brand offers its own services in the contact form, and ends with the rest', () => {
  for (const { serviceOptions } of all) {
    const titles = serviceOptions.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.at(-1)).toBe('Other Services')
  }
})

test.each(all)('$id: each service is what one choice of the contact form stands for', ({ serviceOptions }) => {
  expect(serviceOptions.flatMap(({ services }) => services).sort()).toEqual([...SERVICE_IDS].sort())
})

test('the worker is routed to by the domains of the brands, all of them and no other', () => {
  const patterns = [...readFileSync('wrangler.toml', 'utf8').matchAll(/pattern = "([^"]+)"/g)].map(([, host]) => host)
  expect(patterns.sort()).toEqual(all.map(({ domain }) => domain).sort())
})
