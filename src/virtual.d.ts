declare module 'virtual:route-manifest' {
  interface RouteAssets {
    preloads?: string[]
    css?: string[]
    scripts?: { attrs: Record<string, string>; children?: string }[]
  }
  /** The files that each route loads, by route id. */
  export const manifest: { routes: Record<string, RouteAssets> }
  /** The text of each stylesheet, by URL. Empty in development, where Vite serves the styles. */
  export const stylesheet: Record<string, string>
}

declare module 'virtual:uno.css'
