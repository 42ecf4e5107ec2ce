/**
 * Heading fonts, from which `npm run fonts` writes font files and src/theme/heading-fonts.css. Fallback fonts are resized
 * to `width` times the heading font's average letter width. The `width` values minimize changes to line breaks when a
 * heading font loads, as measured by test/browser/layout-shifts.slow.test.ts.
 */
export const HEADING_FONTS = {
  Archivo: { weight: 800, fallbacks: ['Arial', 'Roboto', 'DejaVu Sans'], width: 1, generic: 'sans-serif' },
  Bitter: { weight: 700, fallbacks: ['Georgia', 'Noto Serif', 'DejaVu Serif'], width: 1.004, generic: 'serif' },
  Figtree: { weight: 750, fallbacks: ['Arial', 'Roboto', 'DejaVu Sans'], width: 0.987, generic: 'sans-serif' },
} as const

export type HeadingFont = keyof typeof HEADING_FONTS
export type FallbackFont = (typeof HEADING_FONTS)[HeadingFont]['fallbacks'][number]

export function headingFamilies(font: HeadingFont): string[] {
  return [`${font} Headings`, ...HEADING_FONTS[font].fallbacks.map((fallback) => `${font} Headings ${fallback}`)]
}

export function textFamilies(font: string): string[] {
  return [font, `${font} Fallback`]
}
