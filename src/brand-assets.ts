/** The chunks, styles and fonts that a brand's pages load. Computed once per brand and isolate. */
import { manifest, stylesheet } from 'virtual:route-manifest'
import type { Brand } from '#shared/brand'
import { themeCss } from '#theme/css'

const cache = new Map<string, ReturnType<typeof createAssets>>()

export function brandAssets(brand: Brand) {
  const assets = cache.get(brand.id) ?? createAssets(brand)
  cache.set(brand.id, assets)
  return assets
}

/** The build's manifest with the brand's colors as one more stylesheet. The router inlines all styles into the page. */
function createAssets(brand: Brand) {
  const theme = `/theme-${brand.id}.css`
  const root = manifest.routes.__root__
  return {
    manifest: {
      routes: { ...manifest.routes, __root__: { ...root, css: [theme, ...(root?.css ?? [])] } },
      inlineCss: { styles: { ...stylesheet, [theme]: themeCss(brand) } },
    },
    fonts: fontFiles(brand),
  }
}

/** URLs of the built files of the brand's font families, read from the stylesheets. Empty in development. */
function fontFiles({ fonts }: Brand): string[] {
  const families = new Set(Object.values(fonts))
  const faces = Object.values(stylesheet).flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
  return faces.flatMap((face) => {
    const family = /font-family:\s*["']?([^;"']+)/.exec(face)?.[1] ?? ''
    const file = /url\(["']?([^)"']+)/.exec(face)?.[1]
    return families.has(family) && file ? [file] : []
  })
}
