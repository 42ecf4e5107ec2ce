/**
 * UnoCSS classes style most elements. src/desk/base.css defines the colors and the default styles of elements.
 * scripts/vite/desk-styles.ts adds the classes' rules to the desk's stylesheet.
 */
import { defineConfig, presetWind4 } from 'unocss'

const COLORS = 'ground|surface|hover|ink|muted|line|edge|accent|on-accent|wash|danger|on-danger|danger-wash'
const COLOR = new RegExp(`((?:^|:)(?:text|bg|fill|border|border-[st])-)(${COLORS})$`)

export default defineConfig({
  outputToCssLayers: true,
  // Turns off UnoCSS's reset, because src/desk/base.css resets the few elements that the desk uses.
  presets: [presetWind4({ preflights: { reset: false } })],
  // Replaces "bg-surface" with "bg-$surface", because UnoCSS's rule for "bg-surface" would also mix in an opacity.
  variants: [(token) => (COLOR.test(token) ? token.replace(COLOR, '$1$$$2') : undefined)],
  theme: {
    breakpoint: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
    radius: { DEFAULT: '.5rem', small: '.375rem' },
  },
  shortcuts: {
    column: 'grid grid-cols-1 gap-4 content-start',
    stack: 'grid grid-cols-1 gap-2',
    row: 'flex flex-wrap items-center gap-x-4',
    fact: 'flex flex-wrap items-center gap-x-[.4rem]',
    buttons: 'flex flex-wrap items-center gap-2',
    'nav-list': 'flex flex-wrap gap-x-1 lg:flex-col lg:gap-y-0.5',
    panel: 'bg-surface border border-line rounded',
    card: 'panel p-4',
    empty: 'panel px-4 py-8 text-center text-muted',
    'notice-shape': 'grid gap-2 max-w-240 px-4 py-3 border border-s-[.3rem] rounded print:hidden',
    notice: 'notice-shape bg-wash border-accent',
    alert: 'notice-shape bg-danger-wash border-danger',
    entry: 'px-4 py-[.6rem] not-first:border-t border-line',
    event: 'row justify-between py-[.4rem] not-first:border-t border-line break-inside-avoid',
    note: 'basis-full order-1 px-3 py-2 my-1 text-ink bg-ground rounded-small whitespace-pre-wrap',
    remark: 'max-w-176 px-3 py-2 mt-3 bg-ground border-s-4 border-edge',
    small: 'text-[.8125rem]',
    aside: 'small text-muted',
    large: 'text-[1.0625rem]',
    about: 'max-w-176 text-muted [main>h1+&]:-mt-3',
    hint: 'max-w-176 aside',
    label: 'small font-semibold',
    error: 'font-semibold text-danger',
    bullets: 'ps-[1.1rem] list-disc [h2+&]:mt-2',
    tabular: '[font-variant-numeric:tabular-nums]',
    figure: 'ps-2 pe-0 text-end whitespace-nowrap',
    // The class `target` gives a link or button the height of a touch target.
    target: 'inline-flex items-center min-h-11',
    'button-shape':
      'target justify-center px-[.7rem] py-2 font-semibold text-center no-underline break-words border rounded-small cursor-pointer',
    button: 'button-shape text-ink bg-surface border-edge hover:bg-hover hover:border-accent',
    'button-primary':
      'button-shape text-on-accent bg-accent border-accent hover:text-surface hover:bg-ink hover:border-ink',
    'button-danger':
      'button-shape text-on-danger bg-danger border-danger hover:text-surface hover:bg-ink hover:border-ink',
    // Form fields have a font size of at least 16 px, because phones zoom in on a focused field with a smaller font.
    field:
      'w-full min-h-11 px-[.7rem] py-2 text-[1rem] text-ink bg-surface border border-edge rounded-small text-ellipsis placeholder:text-muted',
    check: 'flex items-center gap-[.6rem] min-h-11',
    summary: 'min-h-11 py-[.6rem] font-semibold cursor-pointer',
  },
})
