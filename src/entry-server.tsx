/** Renders a page. This is the only function that connects src/ with worker/. */
import { createRequestHandler, defaultStreamHandler } from '@tanstack/react-router/ssr/server'
import { loadServerComponents } from '#components/lazy-component'
import { priceRange } from '#shared/brand'
import { decidePageResponse, type PageResponse, readPageFacts } from '#shared/page-response'
import type { RenderedPage, RenderOptions } from '#shared/rendered-page'
import { brandAssets, chunksOf, routerManifest } from './brand-assets'
import { pageDataScript } from './page-data'
import { type AppRouter, createServerRouter } from './router'
import { END, renderWholePage, STYLE_PLACEHOLDER } from './whole-page'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** @throws the error of a loader whose status is 500, or if the router redirects. Other errors render as a page. */
export async function render(
  request: Request,
  { content, brand, defaultDomain, nonce, page, request: requestFacts }: RenderOptions,
): Promise<RenderedPage> {
  const { fonts, stylesheet, allStyles, stylesFor } = brandAssets(brand)
  const handle = createRequestHandler({
    request,
    createRouter: () =>
      createServerRouter({
        content,
        page,
        defaultDomain,
        priceRange: priceRange(brand),
        nonce,
        theme: brand.theme,
        fonts,
      }),
    getRouterManifest: () => Promise.resolve(routerManifest),
  })
  let response: PageResponse | undefined
  let html: string | undefined
  let data = () => ''
  const rendered = await handle(async (options) => {
    const { state, options: routerOptions } = options.router
    const facts = readPageFacts(state.matches)
    // Hono's error handler accepts only an Error.
    if (facts.status === 500)
      throw facts.error instanceof Error ? facts.error : new Error('A loader failed', { cause: facts.error })
    response = decidePageResponse(facts, requestFacts)
    const { queryClient } = routerOptions.context
    // Only posts that are still loading come after the page.
    const streams = response.storeSeconds === 0 && queryClient.isFetching() > 0
    const files = stylesheet && { stylesheet, ...chunksOf(state.matches.map(({ routeId }) => routeId)) }
    // In development the router's scripts contain those of Vite.
    const hasRouterScripts = streams || facts.status !== 200 || !files
    data = () => pageDataScript(page, queryClient, hasRouterScripts ? undefined : state.matches)
    Object.assign(routerOptions.context, {
      response,
      styles: streams ? allStyles : STYLE_PLACEHOLDER,
      hasRouterScripts,
      isWhole: !streams,
      ...(files && { files }),
    })
    await loadServerComponents()
    if (streams) return defaultStreamHandler(options)
    html = await renderWholePage(options.router as AppRouter, { page, nonce, stylesFor, hasRouterScripts, data })
    return new Response()
  })
  if (!response) throw new Error(`The router redirects ${request.url} to ${rendered.headers.get('location')}`)
  return { response, body: html ?? withEnd(rendered.body, data) }
}

/** Inserts text before the last tags of a streamed page. */
function withEnd(body: ReadableStream<Uint8Array> | null, text: () => string) {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  let held = ''
  const end = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const html = held + decoder.decode(chunk, { stream: true })
      held = html.slice(-END.length)
      controller.enqueue(encoder.encode(html.slice(0, -END.length)))
    },
    flush: (controller) => controller.enqueue(encoder.encode(text() + held)),
  })
  return body?.pipeThrough(end) ?? null
}
