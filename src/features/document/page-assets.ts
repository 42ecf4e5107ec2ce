import type { Brand } from '#shared/brand.ts'
import { headingFamilies, textFamilies } from '#shared/heading-fonts.ts'
import { themeCss } from '#theme/css.ts'
import { brandStylesheet, routes, styles } from './build-files.ts'

export interface PageAssets {
  css: string
  stylesheets: readonly string[]
  fonts: readonly string[]
}

export function pageAssets(brand: Brand, routeIds: readonly string[]): PageAssets {
  const home = routeIds.includes('/') ? brandStylesheet(brand.id, 'home') : undefined
  const ofBrand = [brandStylesheet(brand.id, 'pages'), home].filter((url) => url !== undefined)
  const stylesheets = [...new Set([...routeIds.flatMap((id) => routes[id]?.css ?? []), ...ofBrand])]
  const { theme, families, fonts } = brandStyles(brand)
  const css = stylesheets.map((href) => styles[href] ?? '').join('')
  return {
    css: theme + css.replace(FONT_FACE, (face, family) => (families.has(family) ? face : '')),
    stylesheets,
    fonts,
  }
}

/** In development, scripts have no `async` attribute, because they must run in order. */
const scriptAttributes = { type: 'module', fetchPriority: 'low', async: import.meta.env.PROD }

export const routerManifest = {
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, { scripts, preloads }]) => [
      id,
      { preloads, scripts: scripts.map((src) => ({ attrs: { ...scriptAttributes, src } })) },
    ]),
  ),
}

/** Matches a @font-face rule. Captures the font family and, unless it is a system font, the URL of the font file. */
const FONT_FACE = /@font-face\{font-family:["']?([^;"']+)["']?;[^}]*?(?:url\(["']?([^)"']+)[^}]*)?\}/g

const known = new Map<string, ReturnType<typeof createStyles>>()

function brandStyles(brand: Brand) {
  const found = known.get(brand.id) ?? createStyles(brand)
  known.set(brand.id, found)
  return found
}

function createStyles(brand: Brand) {
  const { heading, body } = brand.fonts
  const families = new Set([...headingFamilies(heading), ...textFamilies(body)])
  const faces = Object.values(styles).flatMap((css) => [...css.matchAll(FONT_FACE)])
  return {
    theme: themeCss(brand),
    families,
    fonts: faces.flatMap(([, family = '', url]) => (url && families.has(family) ? [url] : [])),
  }
}
