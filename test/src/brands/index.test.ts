import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND_IDS, brands, DEFAULT_BRAND, findBrand, getBrand } from '#brands/index'
import { services } from '#services/index'
import type { Brand, Palette } from '#shared/brand'
import { headingFamilies, textFamilies } from '#shared/heading-fonts'
import { contrast } from '#test/helpers/contrast'

const schemes = brands.flatMap(({ id, theme }) => [
  [`${id}, light`, theme.light] as const,
  [`${id}, dark`, theme.dark] as const,
])

/** Each text color with each background it appears on. */
const TEXT: [ink: keyof Palette, ground: keyof Palette][] = [
  ['onBrand', 'brand'],
  ...(['ink', 'muted', 'accent', 'danger'] as const).flatMap((ink): [keyof Palette, keyof Palette][] => [
    [ink, 'ground'],
    [ink, 'surface'],
  ]),
]
/** Pairs on the services section of home, which has its own background and its own colors for cards. */
function servicePairs({ theme, serviceCard, backgrounds }: Brand, scheme: 'light' | 'dark') {
  const [palette, card, ground] = [theme[scheme], serviceCard[scheme], backgrounds.services[scheme]]
  return {
    text: [
      [card.iconText, card.iconBg],
      [palette.onBrand, card.buttonHover],
      ...[palette.ink, palette.muted, palette.accent].map((ink) => [ink, ground] as const),
    ] as const,
    shapes: [
      [card.hoverBorder, ground],
      [palette.focus, ground],
    ] as const,
  }
}

/** The focus ring and the line down home with each background they appear on. */
const SHAPES: [shape: keyof Palette, ground: keyof Palette][] = [
  ['focus', 'ground'],
  ['focus', 'surface'],
  ['thread', 'ground'],
]

test('an unknown brand id is not found, and getBrand throws an error that lists the known ids', () => {
  expect(findBrand('nobody')).toBeUndefined()
  expect(() => getBrand('nobody')).toThrow(`Unknown brand "nobody": use one of ${BRAND_IDS.join(', ')}`)
})

test.each(schemes)('%s: every text color has a contrast of at least 4.5', (_scheme, palette) => {
  const weak = TEXT.filter(([ink, ground]) => contrast(palette[ink], palette[ground]) < 4.5)
  expect(weak).toEqual([])
})

test.each(schemes)('%s: the focus ring and the line down home have a contrast of at least 3', (_scheme, palette) => {
  const weak = SHAPES.filter(([shape, ground]) => contrast(palette[shape], palette[ground]) < 3)
  expect(weak).toEqual([])
})

test.each(brands.flatMap((brand) => (['light', 'dark'] as const).map((scheme) => ({ id: brand.id, brand, scheme }))))(
  '$id, $scheme: the services section has a contrast of at least 4.5 for text and 3 for shapes',
  ({ brand, scheme }) => {
    const { text, shapes } = servicePairs(brand, scheme)
    expect(text.filter(([ink, ground]) => contrast(ink, ground) < 4.5)).toEqual([])
    expect(shapes.filter(([shape, ground]) => contrast(shape, ground) < 3)).toEqual([])
  },
)

test.each(
  brands.flatMap(({ id, decorColors }) =>
    decorColors ? [[`${id}, light`, decorColors.light] as const, [`${id}, dark`, decorColors.dark] as const] : [],
  ),
)('%s: text on bands and papers has a contrast of at least 4.5', (_scheme, { band, onBand, paper, onPaper }) => {
  expect(contrast(onBand, band)).toBeGreaterThan(4.5)
  expect(contrast(onPaper, paper)).toBeGreaterThan(4.5)
})

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#FCCD39', '#ffffff')).toBe(contrast('#ffffff', '#fccd39'))
  expect(contrast('#FCCD39', '#ffffff')).toBeLessThan(4.5)
})

test('the brand color of the light theme is the primary color of the brand', () => {
  expect(brands.map(({ theme }) => theme.light.brand)).toEqual(brands.map(({ colors }) => colors.primary))
})

test.each(brands)('$id: the theme uses each of the brand’s official colors', ({ colors, theme }) => {
  const used = [theme.light, theme.dark].flatMap((palette) => Object.values(palette)).map((hex) => hex.toLowerCase())
  expect(Object.values(colors).filter((hex) => !used.includes(hex.toLowerCase()))).toEqual([])
})

test.each(brands)(
  '$id: src/theme/ has the font faces of the brand, and its heading font is at most 15 kB',
  ({ fonts }) => {
    const css = ['fonts', 'heading-fonts'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8')).join('')
    const families = [...headingFamilies(fonts.heading), ...textFamilies(fonts.body)]
    expect(families.filter((family) => !css.includes(`font-family: "${family}"`))).toEqual([])
    expect(statSync(`src/theme/fonts/${fonts.heading.toLowerCase()}-headings.woff2`).size).toBeLessThanOrEqual(15_000)
  },
)

test('the default brand lists services by priority', () => {
  const priorities = DEFAULT_BRAND.services.order.map((id) => services.find((service) => service.id === id)?.priority)
  expect(priorities).toEqual(services.map(({ priority }) => priority).toSorted())
})

test.each<[string, (brand: Brand) => string]>([
  ['name', ({ name }) => name],
  ['tagline', ({ tagline }) => tagline],
  ['family line', ({ familyLine }) => familyLine],
  ['introduction of the blog', ({ copy }) => copy.blog.lead],
  ['headline', ({ copy }) => copy.home.hero.headline],
  ['primary color', ({ colors }) => colors.primary],
  ['phone number', ({ contact }) => contact.phone],
  ['email address', ({ contact }) => contact.email],
  ['portal', ({ portalUrl }) => portalUrl],
])('no two brands have the same %s', (_what, factOf) => {
  expect(new Set(brands.map(factOf)).size).toBe(brands.length)
})

/** The hosts that wrangler.toml routes to the worker in production, and those that it should route. */
function routedHosts(toml: string): [routed: string[], wanted: string[]] {
  const routed = [...toml.matchAll(/pattern = "([^"]+)"/g)].map(([, host = '']) => host)
  const desk = /^DESK_HOST = "([^"]+)"/m.exec(toml)?.slice(1) ?? []
  return [routed.sort(), [...brands.flatMap(({ domain }) => [domain, `www.${domain}`]), ...desk].sort()]
}

test('wrangler.toml routes exactly the domains of the brands, alone and with www., and DESK_HOST to the worker', () => {
  const [toml = ''] = readFileSync('wrangler.toml', 'utf8').split('[env.')
  const [routed, wanted] = routedHosts(toml)
  expect(routed).toEqual(wanted)
  const route = '{ pattern = "desk.firm.test", custom_domain = true },'
  const [withDesk, wantedWithDesk] = routedHosts(`${toml}\n${route}\nDESK_HOST = "desk.firm.test"\n`)
  expect([withDesk, withDesk.includes('desk.firm.test')]).toEqual([wantedWithDesk, true])
})
