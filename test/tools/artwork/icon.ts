/** The brand's mark as an icon: as SVG in the colours of the scheme that the browser itself has, and as a tile to be drawn as PNG. */
import type { Brand, Palette } from '#shared/brand'

/** @param logo public/art/<brand>/logo.svg, with the mark in the theme's variables. */
export function iconSvg({ theme }: Brand, logo: string): string {
  const colors = (['ink', 'brand', 'accent'] as const).filter((name) => markOf(logo).includes(`var(--${name})`))
  const variables = (palette: Palette) => colors.map((name) => `--${name}:${palette[name]}`).join(';')
  const style = `:root{${variables(theme.light)}}@media(prefers-color-scheme:dark){:root{${variables(theme.dark)}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><style>${style}</style>${markOf(logo)}</svg>\n`
}

interface Tile {
  /** Width of the mark, as a part of the tile. */
  mark: number
  /** Radius of the tile's corners, as a part of the tile. */
  corner: number
}

/** What runs round a tile is up to who shows it, but for `corner`; light colours everywhere. */
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
  if (!mark) throw new Error('The logo has no symbol called mark')
  return mark.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}
