/** The one function in which src/ and worker/ meet: a request and what it has settled become a streamed page. */

import { manifest, stylesheet } from 'virtual:route-manifest'
import { createRequestHandler, defaultStreamHandler } from '@tanstack/react-router/ssr/server'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import { themeCss } from '#theme/css'
import { type AppRouter, createAppRouter } from './router'

export interface RenderOptions {
  content: ContentReader
  brand: Brand
  nonce: string
  page: PageState
}

/** @throws what a page failed with, where it is the site's own fault: a plain page with the request's number tells it. */
export async function render(request: Request, { content, brand, nonce, page }: RenderOptions): Promise<Response> {
  let router: AppRouter | undefined
  const { fonts, ...manifest } = brandManifest(brand)
  const handle = createRequestHandler({
    request,
    createRouter: () => {
      router = createAppRouter({ content, page, nonce, theme: brand.theme, fonts })
      return router
    },
    getRouterManifest: () => Promise.resolve(manifest),
  })
  const response = await handle(defaultStreamHandler)
  if (response.status !== 500) return response
  const error = router?.state.matches.find((match) => match.status === 'error')?.error
  const status = statusOf(error)
  if (status !== 500) return new Response(response.body, { status, headers: response.headers })
  await response.body?.cancel()
  // Only an Error gets to where failures are told and logged.
  throw error instanceof Error ? error : new Error('The page failed', { cause: error })
}

/** The build's manifest with the brand's colours as one more stylesheet; all styles go into the page itself. */
const manifests = new Map<string, ReturnType<typeof withTheme>>()

function brandManifest(brand: Brand) {
  const known = manifests.get(brand.id)
  if (known) return known
  const made = withTheme(brand)
  manifests.set(brand.id, made)
  return made
}

function withTheme(brand: Brand) {
  const theme = `/theme-${brand.id}.css`
  const root = manifest.routes.__root__
  return {
    routes: { ...manifest.routes, __root__: { ...root, css: [theme, ...(root?.css ?? [])] } },
    inlineCss: { styles: { ...stylesheet, [theme]: themeCss(brand) } },
    fonts: fontFiles(brand),
  }
}

/** The build's files of the brand's own families, from its styles; none in dev, where Vite serves them. */
function fontFiles({ fonts }: Brand): string[] {
  const families = new Set(Object.values(fonts))
  const faces = Object.values(stylesheet).flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
  return faces.flatMap((face) => {
    const family = /font-family:\s*["']?([^;"']+)/.exec(face)?.[1] ?? ''
    const file = /url\(["']?([^)"']+)/.exec(face)?.[1]
    return families.has(family) && file ? [file] : []
  })
}

/** An expected failure says what it is; anything else is the site's own fault. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
}
