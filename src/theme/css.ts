/** A brand's colours as CSS variables. `light-dark()` follows the OS without script; a stored choice sets data-theme. */
import type { Brand, Palette } from '#shared/brand'

export function themeCss({ theme, fonts }: Brand): string {
  const names = Object.keys(theme.light) as (keyof Palette)[]
  const colors = names.map((name) => `--${kebab(name)}:light-dark(${theme.light[name]},${theme.dark[name]});`)
  return [
    `:root{color-scheme:light dark;--font-heading:"${fonts.heading}",system-ui,sans-serif;`,
    `--font-body:"${fonts.body}",system-ui,sans-serif;${colors.join('')}}`,
    ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  ].join('')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
