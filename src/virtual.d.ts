declare module 'virtual:route-manifest' {
  export interface CssRule {
    css: string
    /** The conditions around the rule, outermost first, such as `@media print`. */
    within: readonly string[]
    /** For each selector, what it needs in a page to match: classes, and elements as `<name`. Undefined for other rules. */
    selectors?: readonly (readonly string[])[]
  }
  /** The chunks of each route, by route id, and those of the entry under the root route's id. Imports come first. */
  export const chunks: Record<string, readonly string[]>
  /** Only in development: the scripts that Vite needs. */
  export const scripts: { attrs: Record<string, string | boolean>; children?: string }[]
  /** The stylesheet of the build, without icons and without rules for printing. Empty in development, where Vite serves the styles. */
  export const stylesheet: { href: string; rules: readonly CssRule[] }
}

declare module 'virtual:uno.css'
