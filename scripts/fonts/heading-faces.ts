/// <reference path="../subset-font.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { type FallbackFont, HEADING_FONTS, type HeadingFont, headingFamilies } from '#shared/heading-fonts.ts'

const require = createRequire(import.meta.url)

/** ASCII, typographic punctuation, and the accented letters of common names. Other characters use the fallback font. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0–—‘’“”…·×½§©®™•−áäçèéíñóöúü`

/** Maps each bold system font to its names in `local()` and to the npm package of a font with the same letter widths. */
const SYSTEM_FONTS: Record<FallbackFont, { names: string[]; sameWidths: string }> = {
  Arial: { names: ['Arial Bold', 'Liberation Sans Bold'], sameWidths: 'arimo' },
  'DejaVu Sans': { names: ['DejaVu Sans Bold'], sameWidths: 'dejavu-sans' },
  'DejaVu Serif': { names: ['DejaVu Serif Bold'], sameWidths: 'dejavu-serif' },
  Georgia: { names: ['Georgia Bold'], sameWidths: 'gelasio' },
  'Noto Serif': { names: ['Noto Serif Bold'], sameWidths: 'noto-serif' },
  Roboto: { names: ['Roboto Bold'], sameWidths: 'roboto' },
}

export function headingFontFile(font: HeadingFont): Promise<Buffer> {
  const name = fileName(font)
  const source = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  return subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: HEADING_FONTS[font].weight } })
}

/** Returns the data URL of a font that has the same letter widths as the bold system font. */
export function systemFontUrl(font: FallbackFont): string {
  return `data:font/woff2;base64,${readFileSync(systemFontPath(font), 'base64')}`
}

function systemFontPath(font: FallbackFont): string {
  const { sameWidths } = SYSTEM_FONTS[font]
  return require.resolve(`@fontsource/${sameWidths}/files/${sameWidths}-latin-700-normal.woff2`)
}

export async function headingFaces(font: HeadingFont, file: Buffer): Promise<string> {
  const { weight, fallbacks, width } = HEADING_FONTS[font]
  const [family = '', ...fallbackFamilies] = headingFamilies(font)
  const metrics = await fromBuffer(file)
  const fallbackFaces = fallbacks.map(async (fallback, index) => {
    const system = await fromBuffer(readFileSync(systemFontPath(fallback)))
    const scale = (width * (metrics.xWidthAvg / metrics.unitsPerEm)) / (system.xWidthAvg / system.unitsPerEm)
    return face(fallbackFamilies[index] ?? '', weight, [
      `src: ${SYSTEM_FONTS[fallback].names.map((name) => `local("${name}")`).join(', ')};`,
      `ascent-override: ${percent(metrics.ascent / metrics.unitsPerEm / scale)};`,
      `descent-override: ${percent(-metrics.descent / metrics.unitsPerEm / scale)};`,
      `size-adjust: ${percent(scale)};`,
    ])
  })
  const src = `src: url("./fonts/${fileName(font)}-headings.woff2") format("woff2");`
  return [face(family, weight, ['font-display: swap;', src]), ...(await Promise.all(fallbackFaces))].join('\n')
}

export function fileName(font: HeadingFont): string {
  return font.toLowerCase()
}

function face(family: string, weight: number, lines: readonly string[]): string {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  font-weight: ${weight};`,
    ...lines.map((line) => `  ${line}`),
    '}\n',
  ].join('\n')
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`
}
