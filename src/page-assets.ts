/** The files and styles that a page loads. */
import { homes, routes, styles } from 'virtual:route-manifest'
import { rootRouteId } from '@tanstack/react-router'
import type { Brand } from '#shared/brand'
import { headingFamilies, textFamilies } from '#shared/heading-fonts'
import { themeCss } from '#theme/css'

export interface PageAssets {
  /** The text of the page's styles: those of the brand, of the entry and of the page's chunks. */
  css: string
  /** URLs of the stylesheets whose text `css` contains. */
  stylesheets: readonly string[]
  /** URLs of the font files that the page preloads. */
  fonts: readonly string[]
}

export function pageAssets(brand: Brand, routeIds: readonly string[]): PageAssets {
  const home = routeIds.includes('/') ? [homeStylesheet(brand)] : []
  const stylesheets = [...new Set([...routeIds.flatMap((id) => routes[id]?.css ?? []), ...home])]
  return {
    css: themeOf(brand) + stylesheets.map((href) => styles[href] ?? '').join(''),
    stylesheets,
    fonts: fontsOf(brand),
  }
}

/** In development, the scripts must run in their order. */
const scriptAttributes = { type: 'module', fetchPriority: 'low', async: import.meta.env.PROD }

/** The scripts of each route, for the router. */
export const routerManifest = {
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, { scripts, preloads }]) => [
      id,
      { preloads, scripts: scripts.map((src) => ({ attrs: { ...scriptAttributes, src } })) },
    ]),
  ),
}

/** URL of the stylesheet of the brand's home. */
export function homeStylesheet({ id }: Brand): string {
  return homes[id] ?? ''
}

const themes = new Map<string, string>()

function themeOf(brand: Brand): string {
  const theme = themes.get(brand.id) ?? themeCss(brand)
  themes.set(brand.id, theme)
  return theme
}

const FONT_FILE = /@font-face\{font-family:["']?([^;"']+)[^}]*url\(["']?([^)"']+)/g

/** Font family → URL of its file. */
const fontFiles = new Map(
  (routes[rootRouteId]?.css ?? []).flatMap((href) =>
    [...(styles[href] ?? '').matchAll(FONT_FILE)].map(([, family = '', url = '']) => [family, url] as const),
  ),
)

function fontsOf({ fonts: { heading, body } }: Brand): string[] {
  return [...headingFamilies(heading), ...textFamilies(body)].flatMap((family) => fontFiles.get(family) ?? [])
}
