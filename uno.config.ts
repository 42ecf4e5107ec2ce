import { defineConfig, type Preflight, presetWind4 } from 'unocss'

/** Color names by purpose. Each is a CSS variable that src/theme/css.ts sets for the brand and for light and dark. */
const colors = ['ground', 'surface', 'ink', 'muted', 'line', 'brand', 'on-brand', 'accent', 'danger', 'focus']

/** The line height of each font size of src/theme/css.ts. */
const LINE_HEIGHTS = { display: '1.08', title: '1.12', heading: '1.2', lead: '1.5', body: '1.6', small: '1.45' }

/** Sorts the variables, which UnoCSS lists in the order in which it read the files, so that builds are reproducible. */
function sorted({ getCSS, ...preflight }: Preflight<object>): Preflight<object> {
  return {
    ...preflight,
    async getCSS(context) {
      const css = await getCSS(context)
      return css?.replace(/(?<=^[^{]*\{)[^{}]*(?=\}\s*$)/, (body) => body.split(';').toSorted().join(';'))
    },
  }
}

const wind = presetWind4({ preflights: { reset: true, theme: 'on-demand' } })

export default defineConfig({
  content: {
    filesystem: ['src/**/*.tsx'],
    pipeline: { include: [/\.tsx($|\?)/] },
  },
  presets: [
    {
      ...wind,
      preflights: wind.preflights?.map((preflight) => (preflight.layer === 'theme' ? sorted(preflight) : preflight)),
    },
  ],
  theme: {
    text: Object.fromEntries(
      Object.entries(LINE_HEIGHTS).map(([use, lineHeight]) => [use, { fontSize: `var(--size-${use})`, lineHeight }]),
    ),
    font: { sans: 'var(--font-body)', mono: 'ui-monospace,monospace' },
    colors: Object.fromEntries(colors.map((color) => [color, `var(--${color})`])),
  },
})
