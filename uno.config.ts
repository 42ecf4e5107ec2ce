import { defineConfig, type Preflight, presetIcons, presetWind4 } from 'unocss'

/**
 * Colours by purpose, never by brand: each is a CSS variable that src/theme/ fills for the brand and scheme at hand.
 * Nothing here may name a brand's colour.
 */
const purposes = ['ground', 'surface', 'ink', 'muted', 'line', 'brand', 'on-brand', 'accent', 'danger', 'focus']

/** Variables come in the order in which files happened to be read; sorted, equal sources make equal builds. */
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
    presetIcons({ extraProperties: { display: 'inline-block', 'vertical-align': '-0.15em' } }),
  ],
  theme: {
    font: { sans: 'var(--font-body)', mono: 'ui-monospace,monospace' },
    colors: Object.fromEntries(purposes.map((purpose) => [purpose, `var(--${purpose})`])),
  },
})
