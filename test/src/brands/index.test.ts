import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND_IDS, brands, findBrand, getBrand } from '#brands/index'
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

test.each(brands)(
  '$id: src/theme/ has the font faces of the brand, and its heading font is at most 15 kB',
  ({ fonts }) => {
    const css = ['fonts', 'heading-fonts'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8')).join('')
    const families = [...headingFamilies(fonts.heading), ...textFamilies(fonts.body)]
    expect(families.filter((family) => !css.includes(`font-family: "${family}"`))).toEqual([])
    expect(statSync(`src/theme/fonts/${fonts.heading.toLowerCase()}-headings.woff2`).size).toBeLessThanOrEqual(15_000)
  },
)

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
