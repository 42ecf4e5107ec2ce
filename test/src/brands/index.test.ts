import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND_IDS, brands, findBrand, getBrand } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import { headingFamilies, textFamilies } from '#shared/heading-fonts.ts'
import { contrast } from '#test/helpers/contrast.ts'

const SCHEMES = brands.flatMap((brand) =>
  (['light', 'dark'] as const).map((scheme) => ({ id: brand.id, brand, scheme })),
)

function pairsOf({ theme, serviceCard, backgrounds, decorColors }: Brand, scheme: 'light' | 'dark') {
  const [palette, card, services] = [theme[scheme], serviceCard[scheme], backgrounds.services[scheme]]
  const decor = decorColors?.[scheme]
  const inks = [palette.ink, palette.muted, palette.accent, palette.danger]
  const on = (colors: readonly string[], grounds: readonly string[]) =>
    colors.flatMap((color) => grounds.map((ground) => [color, ground] as const))
  return {
    text: [
      ...on([palette.onBrand], [palette.brand, card.buttonHover]),
      ...on(inks, [palette.ground, palette.surface]),
      ...on(inks.slice(0, 3), [services]),
      [card.iconText, card.iconBg] as const,
      ...(decor
        ? ([
            [decor.onBand, decor.band],
            [decor.onPaper, decor.paper],
          ] as const)
        : []),
    ],
    shapes: [
      ...on([palette.focus], [palette.ground, palette.surface, services]),
      [palette.thread, palette.ground] as const,
      [card.hoverBorder, services] as const,
    ],
  }
}

test('getBrand throws an error that lists the known brand ids if the id is unknown', () => {
  expect(findBrand('nobody')).toBeUndefined()
  expect(() => getBrand('nobody')).toThrow(`Unknown brand "nobody": use one of ${BRAND_IDS.join(', ')}`)
})

test.each(SCHEMES)(
  "brand $id's text has a contrast ratio of at least 4.5:1 in the $scheme theme",
  ({ brand, scheme }) => {
    const { text, shapes } = pairsOf(brand, scheme)
    expect(text.filter(([ink, ground]) => contrast(ink, ground) < 4.5)).toEqual([])
    expect(shapes.filter(([shape, ground]) => contrast(shape, ground) < 3)).toEqual([])
  },
)

test.each(brands)('src/theme/ contains the heading and body fonts of brand $id', ({ fonts }) => {
  const css = ['fonts', 'heading-fonts'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8')).join('')
  const families = [...headingFamilies(fonts.heading), ...textFamilies(fonts.body)]
  expect(families.filter((family) => !css.includes(`font-family: "${family}"`))).toEqual([])
  expect(statSync(`src/theme/fonts/${fonts.heading.toLowerCase()}-headings.woff2`).size).toBeLessThanOrEqual(15_000)
})

function routedHosts(toml: string): [routed: string[], wanted: string[]] {
  const routed = [...toml.matchAll(/pattern = "([^"]+)"/g)].map(([, host = '']) => host)
  const desk = /^DESK_HOST = "([^"]+)"/m.exec(toml)?.slice(1) ?? []
  return [routed.sort(), [...brands.flatMap(({ domain }) => [domain, `www.${domain}`]), ...desk].sort()]
}

test("the routes in wrangler.toml are exactly DESK_HOST, each brand's domain and each brand's www subdomain", () => {
  const [toml = ''] = readFileSync('wrangler.toml', 'utf8').split('[env.')
  const [routed, wanted] = routedHosts(toml)
  expect(routed).toEqual(wanted)
})
