/** Renders a page. This is the only function that connects src/ with worker/. */
import { createRequestHandler, defaultStreamHandler } from '@tanstack/react-router/ssr/server'
import { decidePageResponse, type PageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { brandAssets } from './brand-assets'
import { createAppRouter } from './router'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** @throws the error of a loader whose status is 500, or if the router redirects. Other errors render as a page. */
export async function render(
  request: Request,
  { content, brand, defaultDomain, nonce, page, request: requestFacts }: RenderOptions,
): Promise<RenderedPage> {
  const { manifest, fonts } = brandAssets(brand)
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ content, page, defaultDomain, nonce, theme: brand.theme, fonts }),
    getRouterManifest: () => Promise.resolve(manifest),
  })
  let response: PageResponse | undefined
  const rendered = await handle(async (options) => {
    const { state, options: routerOptions } = options.router
    const facts = readPageFacts(state.matches)
    // Hono's error handler accepts only an Error.
    if (facts.status === 500)
      throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
    response = decidePageResponse(facts, requestFacts)
    routerOptions.context.response = response
    return defaultStreamHandler(options)
  })
  if (!response) throw new Error(`The router redirects ${request.url} to ${rendered.headers.get('location')}`)
  return { response, body: rendered.body }
}
