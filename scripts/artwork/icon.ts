import type { Brand, Palette } from '#shared/brand.ts'

/** @param logo The content of the brand's logo.svg. Its "mark" symbol uses the theme's CSS variables. */
export function iconSvg({ theme }: Brand, logo: string): string {
  const colors = (['ink', 'brand', 'accent'] as const).filter((name) => markOf(logo).includes(`var(--${name})`))
  const variables = (palette: Palette) => colors.map((name) => `--${name}:${palette[name]}`).join(';')
  const style = `:root{${variables(theme.light)}}@media(prefers-color-scheme:dark){:root{${variables(theme.dark)}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style>${markOf(logo)}</svg>\n`
}

interface Tile {
  /** The logo symbol's width as a fraction of the icon tile's width. */
  mark: number
  corner: number
}

/** Centers the logo symbol on a square tile. Uses the light theme's colors, because PNG icons have no dark version. */
export function tileSvg({ theme: { light } }: Brand, logo: string, { mark, corner }: Tile): string {
  const margin = (24 * (1 - mark)) / mark
  const size = 48 + 2 * margin
  const colored = markOf(logo)
    .replaceAll('var(--ink)', light.ink)
    .replaceAll('var(--brand)', light.brand)
    .replaceAll('var(--accent)', light.accent)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}">`,
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${size * corner}" fill="${light.ground}"/>`,
    `${colored}</svg>`,
  ].join('')
}

function markOf(logo: string): string {
  const [, mark] = logo.match(/<symbol id="mark"[^>]*>([\s\S]*?)<\/symbol>/) ?? []
  if (!mark) throw new Error('logo.svg has no <symbol id="mark">. Add one with the brand\'s mark.')
  return mark.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}
