/** Renders a page. This is the only function that connects src/ with worker/. */
import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { loadServerComponents } from '#components/lazy-component'
import { priceRange } from '#shared/brand'
import { decidePageResponse, type PageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { structuredData } from '#shared/structured-data'
import { homeStylesheet, pageAssets, routerManifest } from './page-assets'
import { createServerRouter } from './router'
import { appointmentPage } from './routes/-appointment'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** @throws the error of a loader whose status is 500, or of a component. Other errors of loaders render as a page. */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { content, brand, defaultDomain, nonce, request: requestFacts } = options
  const page = { ...options.page, homeStylesheet: homeStylesheet(brand) }
  const ownContent = page.appointment && (await appointmentPage(page.appointment, brand))
  await loadServerComponents()
  let response: PageResponse | undefined
  let html: string | undefined
  const handle = createRequestHandler({
    request,
    ...(!ownContent && { getRouterManifest: () => routerManifest }),
    createRouter: () =>
      createServerRouter({
        content,
        page,
        defaultDomain,
        nonce,
        describe: (described) => structuredData(page, { ...described, priceRange: priceRange(brand) }),
        theme: brand.theme,
        assets: (routeIds) => pageAssets(brand, routeIds),
        respond: (facts) => decidePageResponse(facts, requestFacts),
        ...(ownContent && { ownContent }),
      }),
  })
  const { headers, body } = await handle(async ({ request, router, responseHeaders }) => {
    const facts = readPageFacts(router.state.matches)
    // Hono's error handler accepts only an Error.
    if (facts.status === 500)
      throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
    const streams = facts.status === 200 && router.options.context.queryClient.isFetching() > 0
    // Data that is still loading may fail, so the page is not stored.
    response = decidePageResponse(facts, { ...requestFacts, noStore: streams || requestFacts.noStore })
    const children = <RouterServer router={router} />
    if (streams) return renderRouterToStream({ request, router, responseHeaders, children })
    html = await transformHtmlStringWithRouter(router, renderToString(children))
    return new Response()
  })
  // The worker's redirects come before. The router escapes paths differently from browsers.
  if (!response) throw new Error(`The router redirects ${request.url} to ${headers.get('location')}`)
  // A complete page may be stored for many visitors, so its inline code is allowed by hash.
  return { response, body: html?.replaceAll(` nonce="${nonce}"`, '') ?? body }
}
