declare module 'virtual:route-manifest' {
  export interface CssRule {
    /** The block of a rule with selectors, or the whole of another rule. */
    css: string
    /** The conditions around the rule, outermost first, such as `@media print`. */
    within: readonly string[]
    /** What each alternative of a selector needs in a page to match: classes, and elements as `<name`. */
    selectors?: readonly { text: string; needs: readonly (readonly string[])[] }[]
  }
  /** The chunks of each route, by route id, and those of the entry under the root route's id. Imports come first. */
  export const chunks: Record<string, readonly string[]>
  /** URLs of the modules that the page runs in development, and none in a build. */
  export const scripts: readonly string[]
  /** The stylesheet of the build, without icons and without rules for printing. Empty in development, where Vite serves the styles. */
  export const stylesheet: { href: string; rules: readonly CssRule[] }
}

declare module 'virtual:uno.css'
