/**
 * Configures UnoCSS for the desk. The class attribute of an element contains the element's styles. base.css sets the colors, and
 * scripts/vite/desk-styles.ts adds the rules of the classes to base.css.
 */
import { defineConfig, presetWind4 } from 'unocss'

const COLORS = ['ground', 'surface', 'hover', 'ink', 'muted', 'line', 'edge', 'accent', 'on-accent', 'wash'].concat([
  'danger',
  'on-danger',
  'danger-wash',
])
/** Matches a utility that sets a color, such as "bg-surface" or "hover:border-accent". */
const COLOR = new RegExp(`((?:^|:)(?:text|bg|fill|border|border-[st])-)(${COLORS.join('|')})$`)

export default defineConfig({
  outputToCssLayers: true,
  // base.css resets the elements of the desk in fewer bytes.
  presets: [presetWind4({ preflights: { reset: false } })],
  // Colors are variables of base.css. As colors of the theme, they would have an opacity, which the desk does not use.
  variants: [(token) => (COLOR.test(token) ? token.replace(COLOR, '$1$$$2') : undefined)],
  theme: {
    breakpoint: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
    radius: { DEFAULT: '.5rem', small: '.375rem' },
  },
  shortcuts: {
    // Parts below and beside each other.
    column: 'grid grid-cols-1 gap-4 content-start',
    stack: 'grid grid-cols-1 gap-2',
    row: 'flex flex-wrap items-center gap-x-4',
    fact: 'flex flex-wrap items-center gap-x-[.4rem]',
    buttons: 'flex flex-wrap items-center gap-2',
    // The frame of every page.
    'skip-link': 'absolute -top-16 focus:top-0 z-1 px-4 py-3 text-on-accent bg-accent print:hidden',
    'top-bar': 'row gap-y-1 px-4 py-2 bg-surface border-b border-line print:hidden',
    'home-link': 'target min-w-11 text-[1.125rem] font-bold tracking-[-.01em] text-ink no-underline lg:w-44',
    frame: 'grid flex-1 grid-cols-1 content-start lg:grid-cols-[12rem_minmax(0,1fr)] print:block',
    side: 'px-4 py-2 border-b border-line lg:px-2 lg:py-4 lg:border-b-0 print:hidden',
    'nav-list': 'flex flex-wrap gap-x-1 lg:flex-col lg:gap-y-0.5',
    'nav-link': 'flex items-center gap-[.4rem] min-h-11 px-[.45rem] min-[30rem]:px-[.6rem] no-underline rounded-small',
    'nav-current':
      'bg-wash text-accent [box-shadow:inset_0_-2px_var(--accent)] lg:[box-shadow:inset_3px_0_var(--accent)] forced-colors:[outline:2px_solid_Highlight] forced-colors:-outline-offset-2',
    page: 'column px-4 pt-4 pb-8 wrap-anywhere focus:[outline:none] lg:max-w-336 lg:pt-5 lg:pr-6 lg:pb-12 lg:pl-3',
    foot: 'flex flex-wrap items-center gap-x-6 px-4 py-3 aside border-t border-line wrap-anywhere',
    // Boxes.
    panel: 'bg-surface border border-line rounded',
    card: 'panel p-4',
    empty: 'panel px-4 py-8 text-center text-muted',
    'notice-shape': 'grid gap-2 max-w-240 px-4 py-3 border border-s-[.3rem] rounded print:hidden',
    notice: 'notice-shape bg-wash border-accent',
    alert: 'notice-shape bg-danger-wash border-danger',
    // An inquiry in a list. Its link covers the row.
    inquiry:
      'relative flex flex-wrap gap-x-3 gap-y-1 py-[.7rem] ps-[.8rem] pe-4 not-first:border-t border-t-line border-s-4 border-s-transparent forced-colors:[border-inline-start-color:Canvas] break-inside-avoid hover:bg-hover sm:grid sm:grid-rows-[auto_auto_1fr] sm:grid-cols-[minmax(0,1fr)_13rem] sm:gap-x-6 xl:grid-rows-[auto] xl:grid-cols-[minmax(0,1fr)_15rem_10.5rem_5.5rem]',
    'inquiry-link':
      'text-ink no-underline [.inquiry:hover_&]:text-accent [.inquiry:hover_&]:underline after:absolute after:inset-0 after:content-empty focus-visible:[outline:none] focus-visible:after:[outline:3px_solid_var(--accent)] focus-visible:after:-outline-offset-3',
    filters: 'grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3 items-end px-4 pb-4',
    lead: 'column md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,1fr)_20.5rem] md:items-start print:block',
    // An inquiry or draft in a panel.
    entry: 'px-4 py-[.6rem] not-first:border-t border-line',
    event: 'row justify-between py-[.4rem] not-first:border-t border-line break-inside-avoid',
    note: 'basis-full order-1 px-3 py-2 my-1 text-ink bg-ground rounded-small whitespace-pre-wrap',
    remark: 'max-w-176 px-3 py-2 mt-3 bg-ground border-s-4 border-edge',
    tile: 'flex-[1_1_8rem] px-4 py-3 bg-surface',
    // Texts.
    small: 'text-[.8125rem]',
    aside: 'small text-muted',
    large: 'text-[1.0625rem]',
    about: 'max-w-176 text-muted [main>h1+&]:-mt-3',
    hint: 'max-w-176 aside',
    label: 'small font-semibold',
    error: 'font-semibold text-danger',
    bullets: 'ps-[1.1rem] list-disc [h2+&]:mt-2',
    mark: 'inline-flex items-center gap-[.3rem] font-[650] whitespace-nowrap',
    // Browsers do not print backgrounds, and forced colors remove backgrounds, so that the border shows instead.
    badge:
      'mark px-[.45rem] small [line-height:1.375rem] text-on-danger bg-danger border border-transparent rounded-[1rem] forced-colors:border-current print:text-danger print:bg-transparent print:border-current',
    tabular: '[font-variant-numeric:tabular-nums]',
    // A cell with a number.
    figure: 'ps-2 pe-0 text-end whitespace-nowrap',
    // Controls. A target is a link that is as tall as a touch target.
    target: 'inline-flex items-center min-h-11',
    'button-shape':
      'target justify-center px-[.7rem] py-2 font-semibold text-center no-underline break-words border rounded-small cursor-pointer',
    button: 'button-shape text-ink bg-surface border-edge hover:bg-hover hover:border-accent',
    'button-primary':
      'button-shape text-on-accent bg-accent border-accent hover:text-surface hover:bg-ink hover:border-ink',
    'button-danger':
      'button-shape text-on-danger bg-danger border-danger hover:text-surface hover:bg-ink hover:border-ink',
    // Below 16 px, phones zoom into a field that has focus.
    field:
      'w-full min-h-11 px-[.7rem] py-2 text-[1rem] text-ink bg-surface border border-edge rounded-small text-ellipsis placeholder:text-muted',
    // A time that is not free, in a row of buttons.
    taken: 'inline-block px-[.7rem] [line-height:2.75rem] text-muted border border-dashed border-edge rounded-small',
    check: 'flex items-center gap-[.6rem] min-h-11',
    summary: 'min-h-11 py-[.6rem] font-semibold cursor-pointer',
  },
})
