declare module 'virtual:route-manifest' {
  /** The chunks of each route, by route id, and those of the entry under the root route's id. Imports come first. */
  export const chunks: Record<string, readonly string[]>
  /** URLs of the modules that the page runs in development, and none in a build. */
  export const scripts: readonly string[]
  /** The stylesheet of the build, without icons and without rules for printing. `href` is empty in development. */
  export const stylesheet: { href: string; columns: import('#shared/rule-columns').RuleColumns }
}

declare module 'virtual:uno.css'
