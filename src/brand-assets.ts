/** The chunks, styles and fonts that a brand's pages load. Computed once per brand and isolate. */
import { chunks, stylesheet } from 'virtual:route-manifest'
import type { Brand } from '#shared/brand'
import { headingFamilies, textFamilies } from '#shared/heading-fonts'
import { themeCss } from '#theme/css'
import { type CssRule, joinRules, type Markup, pageStyles, rulesOf } from './page-styles'

export interface BrandAssets {
  /** URLs of the font files that a page preloads. */
  fonts: readonly string[]
  /** URL of the whole stylesheet. Empty in development. */
  stylesheet: string
  /** The styles that every page of the brand could need, for a page that is streamed. */
  allStyles: string
  /** The styles that a finished page needs. */
  stylesFor(parts: readonly Markup[]): string
}

const cache = new Map<string, BrandAssets>()

export function brandAssets(brand: Brand): BrandAssets {
  const assets = cache.get(brand.id) ?? createAssets(brand)
  cache.set(brand.id, assets)
  return assets
}

/** The chunks of the matched routes: those of the entry, in the order of their imports, and those of the page. */
export function chunksOf(routeIds: readonly string[]): { entry: readonly string[]; page: readonly string[] } {
  const [root = '', ...others] = routeIds
  return { entry: chunks[root] ?? [], page: [...new Set(others.flatMap((id) => chunks[id] ?? []))] }
}

function createAssets(brand: Brand): BrandAssets {
  const theme = themeCss(brand)
  const { heading, body } = brand.fonts
  const families = new Set([...headingFamilies(heading), ...textFamilies(body)])
  const rules = rulesOf(stylesheet.columns).filter((rule) => {
    const family = familyOf(rule)
    return family === undefined || families.has(family)
  })
  return {
    fonts: rules.flatMap((rule) => (familyOf(rule) ? (/url\(["']?([^)"']+)/.exec(rule.css)?.[1] ?? []) : [])),
    stylesheet: stylesheet.href,
    allStyles: theme + joinRules(rules),
    stylesFor: (parts) => theme + pageStyles(parts, rules, stylesheet.columns.names),
  }
}

/** The family of a font face. Undefined for any other rule. */
function familyOf({ css }: CssRule): string | undefined {
  return css.startsWith('@font-face') ? /font-family:\s*["']?([^;"']+)/.exec(css)?.[1] : undefined
}
