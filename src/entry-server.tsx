/** Renders a page. This is the only function that connects src/ with worker/. */
import { scripts } from 'virtual:route-manifest'
import { loadServerComponents } from '#components/lazy-component'
import { priceRange } from '#shared/brand'
import { decidePageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { structuredData } from '#shared/structured-data'
import { brandAssets, chunksOf } from './brand-assets'
import { pageDataScript } from './page-data'
import { type AppRouter, createServerRouter } from './router'
import { appointmentPage } from './routes/-appointment'
import { renderWholePage, STYLE_PLACEHOLDER } from './whole-page'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** @throws the error of a loader whose status is 500, or if the router redirects. Other errors render as a page. */
export async function render(
  request: Request,
  { content, brand, defaultDomain, nonce, page, request: requestFacts }: RenderOptions,
): Promise<RenderedPage> {
  const { fonts, stylesheet, allStyles, stylesFor } = brandAssets(brand)
  const ownContent = page.appointment && (await appointmentPage(page.appointment, brand))
  const router = createServerRouter(request.url, {
    content,
    page,
    defaultDomain,
    describe: (described) => structuredData(page, { ...described, priceRange: priceRange(brand) }),
    theme: brand.theme,
    fonts,
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
  const files = stylesheet && { stylesheet, ...chunksOf(matches.map(({ routeId }) => routeId)) }
  Object.assign(context, {
    response,
    styles: streams ? allStyles : STYLE_PLACEHOLDER,
    isWhole: !streams,
    ...(files && { files }),
    ...(!ownContent && { scripts }),
  })
  await loadServerComponents()
  const data = () => (ownContent ? '' : pageDataScript(page, context.queryClient, matches))
  if (streams) {
    router.options.ssr = { nonce }
    const { renderStreamedPage } = await import('./streamed-page')
    return { response, body: await renderStreamedPage(router, { request, nonce, data }) }
  }
  const html = renderWholePage(router, { page, stylesFor, data })
  return { response, body: ownContent ? withoutCode(html) : html }
}

/** @throws Error if the router redirects. */
async function loadMatches(router: AppRouter, { url, signal }: Request) {
  await router.load({ _signal: signal })
  const result = router._serverResult
  if (result?.type === 'render') return result.matches
  throw new Error(`The router redirects ${url} to ${result?.redirect.headers.get('location')}`)
}

/** Shows what a visitor without JavaScript sees. */
function withoutCode(html: string): string {
  return html.replace('<html', '<html data-started="no"').replaceAll(/<\/?noscript>/g, '')
}
