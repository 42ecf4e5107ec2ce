import { defineConfig, presetIcons, presetWind4 } from 'unocss'
import { services } from './src/content/services.ts'

/**
 * Colours by purpose, never by brand: each is a CSS variable that src/theme/ fills for the brand and scheme at hand.
 * Nothing here may name a brand's colour.
 */
const purposes = ['ground', 'surface', 'ink', 'muted', 'line', 'brand', 'on-brand', 'accent', 'danger', 'focus']

export default defineConfig({
  content: {
    filesystem: ['src/**/*.tsx'],
    pipeline: { include: [/\.[jt]sx?($|\?)/] },
  },
  presets: [
    presetWind4({ preflights: { reset: true, theme: 'on-demand' } }),
    presetIcons({ extraProperties: { display: 'inline-block', 'vertical-align': '-0.15em' } }),
  ],
  // Icons of services are named in the copy.
  safelist: Object.values(services).map(({ icon }) => `i-ph-${icon}`),
  theme: {
    colors: Object.fromEntries(purposes.map((purpose) => [purpose, `var(--${purpose})`])),
  },
})
