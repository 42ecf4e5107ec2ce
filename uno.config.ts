import { defineConfig, presetWind4 } from 'unocss'

/** Color names by purpose. Each is a CSS variable that src/theme/css.ts sets for the brand and for light and dark. */
const colors = ['ground', 'surface', 'ink', 'muted', 'line', 'heavy-line', 'mark', 'accent', 'danger', 'focus']

/** The line height of each font size of src/theme/css.ts. */
const LINE_HEIGHTS = { display: '1.08', title: '1.12', heading: '1.2', lead: '1.5', body: '1.6', small: '1.45' }

const text = Object.fromEntries(
  Object.entries(LINE_HEIGHTS).map(([use, lineHeight]) => [use, { fontSize: `var(--size-${use})`, lineHeight }]),
)

/** The variables of UnoCSS, whose values the rules contain instead, because every page would contain their definitions. */
const INLINED: Readonly<Record<string, string>> = {
  spacing: '.25rem',
  ...Object.fromEntries(
    Object.entries(text).flatMap(([use, { fontSize, lineHeight }]) => [
      [`text-${use}-fontSize`, fontSize],
      [`text-${use}-lineHeight`, lineHeight],
    ]),
  ),
  'fontWeight-normal': '400',
  'fontWeight-semibold': '600',
  'fontWeight-bold': '700',
  'leading-tight': '1.25',
  'container-xs': '20rem',
  'container-xl': '36rem',
  'container-2xl': '42rem',
  'radius-sm': '.25rem',
  'un-text-opacity': '100%',
  'un-border-opacity': '100%',
  'un-bg-opacity': '100%',
}

function inlined(value: string): string {
  return value
    .replace(/var\(--un-leading, ?(var\([^()]*\))\)/g, '$1')
    .replace(/var\(--([\w-]+)\)/g, (variable, name: string) => INLINED[name] ?? variable)
    .replace(/color-mix\(in \w+, (var\([^()]*\)) 100%, transparent\)/g, '$1')
}

export default defineConfig({
  content: {
    // The desk has its own stylesheets, and public pages must not load rules for it.
    filesystem: ['src/**/*.tsx', '!src/desk/**'],
    pipeline: { include: [/\.tsx($|\?)/], exclude: [/\/src\/desk\//] },
  },
  postprocess(rule) {
    const isUsed = !rule.selector.startsWith('@property')
    rule.entries = isUsed ? rule.entries.filter(([name]) => !name.startsWith('--un-')) : []
    for (const entry of rule.entries) if (typeof entry[1] === 'string') entry[1] = inlined(entry[1])
    const unset = rule.entries.find(([, value]) => `${value}`.includes('var(--un-'))
    if (unset) throw new Error(`Cannot use ${rule.selector} because no rule sets the variable in ${unset.join(': ')}`)
  },
  presets: [
    // src/theme/reset.css replaces its reset.
    presetWind4({ preflights: { reset: false, theme: false, property: false } }),
  ],
  theme: {
    text,
    colors: Object.fromEntries(colors.map((color) => [color, `var(--${color})`])),
  },
})
