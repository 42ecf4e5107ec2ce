/** A brand's colours, fonts and shapes as CSS variables. `light-dark()` follows the OS without script; a stored choice sets data-theme. */
import type { Brand, Palette } from '#shared/brand'
import { BAR_UNITS, BAR_UNITS_SHRUNK, SUBMENU_WIDTH_PX } from '#shared/shell'

export function themeCss({ theme, fonts, shape }: Brand): string {
  const light = withBand(theme.light, theme.light.ink, theme.light.ground)
  const dark = withBand(theme.dark, theme.dark.surface, theme.dark.ink)
  const names = Object.keys(light) as (keyof typeof light)[]
  const colors = names.map((name) => `--${kebab(name)}:light-dark(${light[name]},${dark[name]});`)
  return [
    `:root{color-scheme:light dark;--font-heading:${family(fonts.heading)};--font-body:${family(fonts.body)};`,
    `--bar:${BAR_UNITS / 4}rem;--bar-shrunk:${BAR_UNITS_SHRUNK / 4}rem;--submenu-width:${SUBMENU_WIDTH_PX}px;`,
    `${colors.join('')}${Object.entries(shape)
      .map(([name, value]) => `--${kebab(name)}:${value};`)
      .join('')}}`,
    // Phones that do not know light-dark() yet get the light scheme whole, not half of each.
    `@supports not (color:light-dark(red,red)){:root{${names.map((name) => `--${kebab(name)}:${light[name]};`).join('')}}}`,
    ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  ].join('')
}

/** A band that stands out from the page: dark on light pages, calm on dark ones. */
function withBand(palette: Palette, band: string, onBand: string) {
  return { ...palette, band, onBand }
}

/** The font, the one that stands in for it at the same measures, and what every system has. */
function family(name: string): string {
  return `"${name}","${name} Fallback",system-ui,sans-serif`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
