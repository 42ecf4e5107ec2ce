declare module 'virtual:route-manifest' {
  interface RouteAssets {
    preloads?: string[]
    css?: string[]
    scripts?: { attrs: Record<string, string>; children?: string }[]
  }
  /** What each route loads beside the entry, by route id. */
  export const manifest: { routes: Record<string, RouteAssets> }
  /** The text of each stylesheet, by its address; empty in dev, where Vite serves them. */
  export const stylesheet: Record<string, string>
}
