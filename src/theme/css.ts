/** Creates a brand's CSS variables for colors, fonts and shapes. `light-dark()` follows the OS unless `data-theme` is set. */

import { BAR_UNITS, BAR_UNITS_SHRUNK, SUBMENU_WIDTH_PX } from '#browser/shell.ts'
import type { Brand } from '#shared/brand.ts'
import { HEADING_FONTS, headingFamilies, textFamilies } from '#shared/heading-fonts.ts'

export function themeCss(brand: Brand): string {
  const { fonts, sizes, rhythm } = brand
  const { artAccent, ...shape } = brand.shape
  const [light, dark] = [colorsOf(brand, 'light'), colorsOf(brand, 'dark')]
  const colors = Object.entries(light).map(([name, color]) => ({
    name: `--${kebab(name)}`,
    light: short(color),
    dark: short(dark[name] ?? color),
  }))
  const changing = colors.filter(({ light, dark }) => light !== dark)
  return [
    `:root{color-scheme:light dark;`,
    ...fontVariables(fonts),
    ...Object.entries(sizes).map(([use, size]) => `--size-${use}:${fluid(size)};`),
    ...Object.entries(rhythm).map(([use, size]) => `--space-${use}:${fluid(size)};`),
    `--bar:calc(${BAR_UNITS}*var(--bar-unit));--bar-shrunk:calc(${BAR_UNITS_SHRUNK}*var(--bar-unit));--submenu-width:${SUBMENU_WIDTH_PX}px;`,
    `${colors.map((color) => `${color.name}:${ofSchemes(color)};`).join('')}${Object.entries({
      headingWeight: HEADING_FONTS[fonts.heading].weight,
      mark: 'var(--brand)',
      onMark: 'var(--on-brand)',
      fill: 'var(--brand)',
      ...shape,
    })
      .map(([name, value]) => `--${kebab(name)}:${value};`)
      .join('')}}`,
    artAccent ? `svg{--accent:${artAccent}}` : '',
    // Browsers that do not support light-dark() show the light theme.
    `@supports not (color:light-dark(red,red)){:root{${changing.map((color) => `${color.name}:${color.light};`).join('')}}}`,
    ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  ].join('')
}

function ofSchemes({ light, dark }: { light: string; dark: string }): string {
  return light === dark ? light : `light-dark(${light},${dark})`
}

function colorsOf(brand: Brand, scheme: 'light' | 'dark'): Record<string, string> {
  const palette = brand.theme[scheme]
  const { ink, ground, surface } = palette
  return {
    ...palette,
    // `band` is the background color of full-width sections, and `onBand` is the text color. `band` is dark in both themes.
    ...(scheme === 'light' ? { band: ink, onBand: ground } : { band: palette.band ?? surface, onBand: ink }),
    paper: surface,
    onPaper: ink,
    ...brand.decorColors?.[scheme],
    ...(brand.hasServiceCards && serviceColors(brand, scheme)),
  }
}

function serviceColors({ serviceCard, backgrounds }: Brand, scheme: 'light' | 'dark') {
  const { iconBg, iconText, hoverBorder, buttonHover } = serviceCard[scheme]
  return {
    servicesGround: backgrounds.services[scheme],
    serviceCardIconBg: iconBg,
    serviceCardIconText: iconText,
    serviceCardHoverBorder: hoverBorder,
    serviceCardButtonHover: buttonHover,
  }
}

const NARROW_PX = 390
const WIDE_PX = 1440

/** Interpolates between two lengths in px by window width. Uses rem so that the length scales with the visitor's font size. */
function fluid([narrow, wide]: readonly [number, number]): string {
  if (narrow === wide) return rem(narrow)
  const slope = (wide - narrow) / (WIDE_PX - NARROW_PX)
  const vw = Number((slope * 100).toFixed(3))
  return `clamp(${rem(narrow)},${rem(narrow - slope * NARROW_PX)} + ${vw}vw,${rem(wide)})`
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(4))}rem`
}

/** Shortens a color such as `#ffffff` to `#fff`, because every page's CSS contains all of the brand's colors. */
function short(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}

function fontVariables({ heading, body }: Brand['fonts']): string[] {
  const { generic } = HEADING_FONTS[heading]
  const list = (families: readonly string[], fallback: string) =>
    `${families.map((family) => `"${family}",`).join('')}${fallback};`
  return [
    `--font-heading:${list(headingFamilies(heading), generic)}`,
    `--font-body:${list(textFamilies(body), 'system-ui,sans-serif')}`,
  ]
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
