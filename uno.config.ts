/**
 * Configures UnoCSS for the public site (the desk has its own src/desk/uno.config.ts). UnoCSS classes style most elements.
 * Only the theme (src/theme/), the text of posts, some components and brand decorations have CSS files. The decorations
 * (src/brands/<id>/*.css) override the classes.
 */
import { defineConfig, presetWind4, type StaticRule, transformerDirectives } from 'unocss'

/** Colors named by purpose. For each name, src/theme/css.ts sets a CSS variable to the brand's light and dark colors. */
const COLORS = [
  'ground',
  'surface',
  'ink',
  'muted',
  'line',
  'heavy-line',
  'brand',
  'on-brand',
  'mark',
  'on-mark',
  'fill',
].concat(['accent', 'danger', 'focus', 'paper', 'on-paper', 'band', 'on-band', 'thread', 'field-ground'])

/** For each prefix of a color class, such as `bg-ink`, the CSS property that the class sets. */
const COLORED = {
  text: 'color',
  bg: 'background-color',
  border: 'border-color',
  fill: 'fill',
  stroke: 'stroke',
}

/** Colors that are the same for all brands. */
const PLAIN_COLORS = {
  transparent: 'transparent',
  current: 'currentcolor',
  inherit: 'inherit',
  black: '#000',
  white: '#fff',
}

/** Line height for each font size. src/theme/css.ts sets the font sizes. */
const LINE_HEIGHTS = { display: '1.08', title: '1.12', heading: '1.2', lead: '1.5', body: '1.6', small: '1.45' }

/**
 * UnoCSS variants for this site. Later variants override earlier variants. The main menu is a panel if the header is
 * narrower than 78rem, and a bar otherwise. In a container query, 1rem is the page's font size, so the panel also
 * appears in a wider header if the text is large.
 */
const CONDITIONS: Readonly<Record<string, string>> = {
  // Applies only on screens, because printed pages can be as narrow as a phone.
  phone: '@media screen and (width < 40rem)',
  // Applies in wide windows that are not tall, where a tool's long result box may not fit.
  short: '@media screen and (width >= 64rem) and (height < 52rem)',
  panel: '@container header (width < 78rem)',
  bar: '@container header (width >= 78rem)',
  'wide-bar': '@container header (width >= 90rem)',
  // Applies in a window so short that fixed bars would cover too much text, for example at 400% zoom.
  low: '@media (height < 30rem)',
}

const named = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]))

const ALL_COLORS: Readonly<Record<string, string>> = { ...named('', COLORS), ...PLAIN_COLORS }

export default defineConfig({
  content: {
    // Public pages must not load CSS rules for the desk, which has its own stylesheet.
    filesystem: ['src/**/*.tsx', '!src/desk/**'],
    pipeline: { include: [/\.tsx($|\?)/], exclude: [/\/src\/desk\//] },
  },
  // Words in the code that UnoCSS would otherwise mistake for classes.
  blocklist: ['-heading', 'outline', 'resize', 'table', 'transition', 'visible'],
  // The layer "base" contains src/theme/. A brand's own CSS files have no layer, so their rules override all layers.
  outputToCssLayers: true,
  presets: [presetWind4()],
  transformers: [transformerDirectives()],
  variants: [
    ...Object.entries(CONDITIONS).map(([name, condition], index) => (token: string) => {
      if (!token.startsWith(`${name}:`)) return undefined
      return { matcher: token.slice(name.length + 1), parent: [condition, 1000 + index] as [string, number] }
    }),
    // The `scrolled:` variant applies to the header and its children once the visitor has scrolled.
    (token) => {
      if (!token.startsWith('scrolled:')) return undefined
      return { matcher: token.slice(9), selector: (selector) => `${selector}:is([data-scrolled],[data-scrolled]>*)` }
    },
  ],
  theme: {
    text: Object.fromEntries(
      Object.entries(LINE_HEIGHTS).map(([use, lineHeight]) => [use, { fontSize: `var(--size-${use})`, lineHeight }]),
    ),
    font: { sans: 'var(--font-body)', heading: 'var(--font-heading)' },
    spacing: {
      ...named('space-', ['section', 'band', 'row', 'content']),
      gutter: 'var(--gutter)',
      margin: 'var(--margin)',
    },
    radius: { DEFAULT: 'var(--radius)', ...named('radius-', ['small', 'button', 'field']) },
  },
  // Removes the preset's colors so that the build fails if a class uses a color that no brand has.
  extendTheme: (theme) => ({ ...theme, colors: ALL_COLORS }),
  // Replaces the preset's longer rules, which also combine kinds of numerals and mix each color with an opacity.
  rules: [
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ...Object.entries(ALL_COLORS).flatMap(([color, value]) =>
      Object.entries(COLORED).map(([prefix, property]): StaticRule => [`${prefix}-${color}`, { [property]: value }]),
    ),
  ],
  shortcuts: {
    wrap: 'w-full max-w-[calc(var(--page-width)+2*var(--margin))] px-[--margin] mx-auto',
    columns: 'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-[--gutter]',
    subgrid: 'grid grid-cols-[subgrid] col-span-full',
    // Style for headings and legends within a page.
    heading: 'font-heading text-heading [font-weight:var(--heading-weight)] tracking-[--heading-tracking] text-balance',
    'button-shape':
      'inline-flex items-center justify-center gap-2 min-h-11 px-[1.4rem] py-[.6rem] font-[650] no-underline rounded-button cursor-pointer border-2 print:border-[1px] print:border-black print:bg-transparent print:text-black',
    // A disabled button keeps its contrast so that visitors can read its label, such as "Sending...".
    button:
      'button-shape text-on-brand bg-brand border-brand not-disabled:hover:[box-shadow:inset_0_0_0_2px_var(--on-brand)] disabled:text-ink disabled:bg-transparent disabled:border-current disabled:cursor-progress',
    'button-quiet': 'button-shape text-ink border-ink hover:text-ground hover:bg-ink',
    'icon-button':
      'inline-flex items-center justify-center size-11 text-[1.4rem] text-inherit rounded-small cursor-pointer aria-disabled:cursor-default aria-disabled:opacity-40',
    icon: 'inline-block size-[1em] align-[-.15em]',
    // A numbered step. Its number is in a circle on the left.
    step: 'relative pl-13 [counter-increment:step] before:absolute before:left-0 before:grid before:size-9 before:place-items-center before:rounded-button before:bg-mark before:font-heading before:font-bold before:text-on-mark before:content-[counter(step)]',
    // A link with an icon, tall enough to tap.
    'icon-link': 'inline-flex gap-[.4rem] items-center min-h-11',
    // The arrow in a <summary> element, which rotates when the <details> element opens.
    'menu-caret': 'size-[.85em] [[open]>summary>&]:rotate-180',
    'footer-link': 'inline-block py-[.3rem] text-inherit hover:underline max-lg:py-[.7rem]',
    // Style for links and summaries in the main menu.
    'menu-entry':
      'flex items-center justify-between text-ink no-underline panel:gap-3 panel:min-h-12 panel:aria-[current]:font-bold bar:gap-[.6rem] bar:min-h-11 bar:px-[.6rem] bar:rounded-small bar:hover:bg-mark/22 bar:[[open]>&]:bg-mark/22',
    submenu:
      'whitespace-normal bg-surface border-line rounded panel:pl-4 panel:pb-3 bar:absolute bar:w-[--submenu-width] bar:p-[.4rem] bar:border bar:[box-shadow:0_12px_30px_#0002]',
    // Underlines an entry in the menu bar if it links to the current page.
    'bar-current':
      'bar:aria-[current]:underline bar:aria-[current]:decoration-3 bar:aria-[current]:underline-offset-[.4em]',
    // A placeholder for loading content. Each <i> element draws bars for a heading, an introduction and three lines of text.
    skeleton:
      'motion-safe:animate-pulse [&_i]:block [&_i]:h-52 [&_i]:[--bone:linear-gradient(var(--line),var(--line))_no-repeat] [&_i]:[background:var(--bone)_0_0/75%_2.25rem,var(--bone)_0_3.5rem/50%_1.25rem,var(--bone)_0_7rem/100%_1rem,var(--bone)_0_9rem/100%_1rem,var(--bone)_0_11rem/66%_1rem]',
    // The link in a card's title covers the whole card, so a click anywhere on the card follows the link.
    card: 'relative',
    'card-link':
      'text-ink underline decoration-2 underline-offset-[.2em] after:absolute after:inset-0 after:content-empty [.card:hover_&]:decoration-[3px]',
    'data-table':
      'w-full border-collapse tabular-nums [&_caption]:pb-[.6rem] [&_caption]:text-left [&_caption]:font-[650] [&_:is(th,td)]:py-[.6rem] [&_:is(th,td)]:pr-[1.2rem] [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_thead_th]:border-b-[length:var(--rule)] [&_thead_th]:border-heavy-line [&_tbody_th]:font-medium',
    // A tool's inputs, and the box that shows the tool's result. A brand can cut a shape with the height `--cut` into the
    // box's bottom edge. Two pseudo-elements draw the box's outline and background, so that the brand can mask both.
    'slip-columns': 'columns gap-y-[--part-gap] print:block print:gap-x-6',
    'slip-inputs': 'col-span-full min-w-0 lg:col-[1/span_8]',
    // This column is at least as tall as the viewport minus the header, so a short result box stays at the top of the
    // viewport while the visitor scrolls.
    'slip-side':
      'col-span-full grid gap-6 content-start min-w-0 lg:sticky lg:bottom-6 lg:row-[1/span_2] lg:col-[9/-1] lg:self-end lg:min-h-[calc(100dvh-var(--bar-shrunk)-3rem)]',
    'slip-parts': 'grid gap-[--part-gap] [&>*]:min-w-0 print:block',
    slip: 'relative isolate [container-type:inline-size] px-6 pt-5 pb-[calc(var(--cut)+1.5rem)] text-small text-ink paper-colors [--outline:clamp(1px,.75*var(--rule),2px)] [--border:var(--ink)] [--cut:0px] before:[--inset:0px] after:[--inset:var(--outline)] [&::before,&::after]:absolute [&::before,&::after]:inset-[--inset] [&::before,&::after]:-z-1 [&::before,&::after]:content-empty [&::before,&::after]:rounded-field print:border print:border-[#888] print:[&::before,&::after]:content-none before:bg-[--border] after:bg-paper forced-colors:[&::before,&::after]:content-none forced-colors:outline-2 short:pt-4 short:pb-[calc(var(--cut)+1rem)]',
    // Makes all elements within the result box use the colors `paper` and `on-paper`.
    'paper-colors':
      '[--ink:var(--on-paper)] [--surface:var(--paper)] [--ground:var(--paper)] [--focus:var(--on-paper)] [--muted:color-mix(in_srgb,var(--on-paper)_82%,var(--paper))] [--line:color-mix(in_srgb,var(--on-paper)_30%,var(--paper))]',
    // Style for a note beside the text.
    callout:
      'relative px-5 py-4 bg-surface [border:var(--callout-border,0)] [border-left:var(--callout-border,4px_solid_var(--mark))] rounded-r rounded-ss-[--callout-corner] rounded-es-[--callout-corner]',
  },
})
