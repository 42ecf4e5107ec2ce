import {
  createRequestHandler,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { isbot } from 'isbot'
import { renderToString } from 'react-dom/server'
import { appointmentPage } from '#features/appointment/appointment-page.tsx'
import { brandStylesheet } from '#features/document/build-files.ts'
import { pageAssets, routerManifest } from '#features/document/page-assets.ts'
import { structuredData } from '#features/document/structured-data.ts'
import { priceRange } from '#shared/brand.ts'
import { decidePageResponse, type PageResponse, readPageFacts } from '#shared/page-response.ts'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page.ts'
import { loadServerComponents } from '#ui/lazy-component.tsx'
import { type AppRouter, createServerRouter } from './router.tsx'

export { indexablePaths } from './indexable-paths.ts'
export { routePaths } from './route-paths.ts'

/**
 * Renders a page, or an error page if a loader throws an error whose status is not 500.
 * @throws a loader's error with status 500, or a component's error.
 */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { content, brand, defaultDomain, nonce, request: requestFacts } = options
  const page = { ...options.page, homeStylesheet: brandStylesheet(brand.id, 'home') }
  const ownContent = page.appointment && (await appointmentPage(page.appointment, brand))
  await loadServerComponents()
  const createRouter = () =>
    createServerRouter(request.url, {
      content,
      page,
      defaultDomain,
      nonce,
      describe: (described) => structuredData(page, { ...described, priceRange: priceRange(brand) }),
      theme: brand.theme,
      assets: (routeIds) => pageAssets(brand, routeIds),
      respond: (facts) => decidePageResponse(facts, requestFacts),
      ...(ownContent && { ownContent }),
    })
  return ownContent ? renderWithoutCode(createRouter(), options) : renderWithCode(request, createRouter, options)
}

type Render = Pick<RenderOptions, 'nonce' | 'request'>

async function renderWithCode(request: Request, createRouter: () => AppRouter, options: Render): Promise<RenderedPage> {
  let response: PageResponse | undefined
  let html: string | undefined
  const handle = createRequestHandler({ request, createRouter, getRouterManifest: () => routerManifest })
  const { headers, body } = await handle(async ({ request, router, responseHeaders }) => {
    const facts = readPageFacts(router.state.matches)
    // Hono's error handler accepts only an Error.
    if (facts.status === 500)
      throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
    const pending = router.options.context.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
    const isLate = facts.status === 200 && pending.length > 0
    // Does not cache a page whose data is still loading, because the data may fail to load.
    response = decidePageResponse(facts, { ...options.request, noStore: isLate || options.request.noStore })
    const children = <RouterServer router={router} />
    if (isLate && !isbot(request.headers.get('user-agent')))
      return renderRouterToStream({ request, router, responseHeaders, children })
    // For a crawler, waits for all data, because search engines may not run the inline scripts of a streamed page.
    if (isLate) await Promise.allSettled(pending.map(({ promise }) => promise))
    html = await transformHtmlStringWithRouter(router, renderToString(children))
    return new Response()
  })
  // The worker redirects every path that the router would encode differently, so a redirect by the router is a bug.
  if (!response) throw new Error(`The router redirects ${request.url} to ${headers.get('location')}`)
  return { response, body: html ? withoutNonce(html, options) : body }
}

async function renderWithoutCode(router: AppRouter, options: Render): Promise<RenderedPage> {
  await router.load()
  const response = decidePageResponse(readPageFacts(router.state.matches), options.request)
  const html = `<!DOCTYPE html>${renderToString(<RouterServer router={router} />)}`
  return { response, body: withoutNonce(html, options) }
}

/** Removes the CSP nonce, because a cached page is sent to many visitors. The CSP allows inline code by hash. */
function withoutNonce(html: string, { nonce }: Render): string {
  return html.replaceAll(` nonce="${nonce}"`, '').replace(/<meta property="csp-nonce"[^>]*>/, '')
}
