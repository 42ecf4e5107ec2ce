declare module 'virtual:route-manifest' {
  /** URLs of each route's files in the browser's build, by route id. The root route has those of the entry. */
  export const routes: Record<string, { scripts: string[]; preloads: string[]; css: string[] }>
  /** URL of the stylesheet of each brand's home, by the brand's id. */
  export const homes: Record<string, string>
  /** The text of each stylesheet above, by URL. Empty in development. */
  export const styles: Record<string, string>
}

declare module 'virtual:uno.css'
