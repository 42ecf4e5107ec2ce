/** Renders a page. This is the only function that connects src/ with worker/. */
import {
  createRequestHandler,
  defaultStreamHandler,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { loadServerComponents } from '#components/lazy-component'
import { decidePageResponse, type PageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { brandAssets } from './brand-assets'
import { type AppRouter, createAppRouter } from './router'

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
  let html: string | undefined
  const rendered = await handle(async (options) => {
    const { state, options: routerOptions } = options.router
    const facts = readPageFacts(state.matches)
    // Hono's error handler accepts only an Error.
    if (facts.status === 500)
      throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
    response = decidePageResponse(facts, requestFacts)
    routerOptions.context.response = response
    await loadServerComponents()
    if (response.storeSeconds === 0) return defaultStreamHandler(options)
    html = await renderWhole(options.router as AppRouter, nonce)
    return new Response()
  })
  if (!response) throw new Error(`The router redirects ${request.url} to ${rendered.headers.get('location')}`)
  return { response, body: html ?? rendered.body }
}

/** Renders a page whose data is complete, in one pass and without nonces. @throws the error of a component. */
async function renderWhole(router: AppRouter, nonce: string): Promise<string> {
  // All data is complete. If its stream has ended before React renders, the router returns the HTML as it is. Otherwise it
  // encodes the HTML and searches the bytes for the places of later scripts.
  router.serverSsr?.setRenderFinished()
  await new Promise((resolve) => setTimeout(resolve))
  const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
  return html.replaceAll(` nonce="${nonce}"`, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
}
