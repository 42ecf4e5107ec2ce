/** Renders a page. This is the only function that connects src/ with worker/. */
import { rootRouteId } from '@tanstack/react-router'
import { loadServerComponents } from '#components/lazy-component'
import { priceRange } from '#shared/brand'
import { decidePageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { structuredData } from '#shared/structured-data'
import { homeStylesheet, pageAssets } from './page-assets'
import { pageDataScript } from './page-data'
import { type AppRouter, createServerRouter } from './router'
import { appointmentPage } from './routes/-appointment'
import { renderWholePage } from './whole-page'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** @throws the error of a loader whose status is 500, or if the router redirects. Other errors render as a page. */
export async function render(
  request: Request,
  { content, brand, defaultDomain, nonce, page: pageOptions, request: requestFacts }: RenderOptions,
): Promise<RenderedPage> {
  const page = { ...pageOptions, homeStylesheet: homeStylesheet(brand) }
  const ownContent = page.appointment && (await appointmentPage(page.appointment, brand))
  const router = createServerRouter(request.url, {
    content,
    page,
    defaultDomain,
    describe: (described) => structuredData(page, { ...described, priceRange: priceRange(brand) }),
    theme: brand.theme,
    assets: (routeIds) => pageAssets(brand, routeIds),
    ...(ownContent && { ownContent }),
  })
  const matches = await loadMatches(router, request)
  const facts = readPageFacts(matches)
  // Hono's error handler accepts only an Error.
  if (facts.status === 500)
    throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
  const { context } = router.options
  // Data that is still loading is streamed after the page. It may fail, so the page is not stored. Pages of errors show no data.
  const streams = facts.status === 200 && context.queryClient.isFetching() > 0
  const response = decidePageResponse(facts, { ...requestFacts, noStore: streams || requestFacts.noStore })
  Object.assign(context, { response })
  await loadServerComponents()
  const { scripts } = pageAssets(brand, [rootRouteId])
  const data = () =>
    ownContent ? '' : pageDataScript(page, context.queryClient, matches) + scriptTags(scripts, streams ? nonce : '')
  if (streams) {
    router.options.ssr = { nonce }
    const { renderStreamedPage } = await import('./streamed-page')
    return { response, body: await renderStreamedPage(router, { request, nonce, data }) }
  }
  return { response, body: renderWholePage(router, data) }
}

/** In development, the modules must run in their order. */
function scriptTags(scripts: readonly string[], nonce: string): string {
  const attributes = `${import.meta.env.PROD ? 'async ' : ''}fetchpriority="low"${nonce && ` nonce="${nonce}"`}`
  return scripts.map((src) => `<script type="module" src="${src}" ${attributes}></script>`).join('')
}

/** @throws Error if the router redirects. */
async function loadMatches(router: AppRouter, { url, signal }: Request) {
  await router.load({ _signal: signal })
  const result = router._serverResult
  if (result?.type === 'render') return result.matches
  throw new Error(`The router redirects ${url} to ${result?.redirect.headers.get('location')}`)
}
