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
import { brandAssets, chunksOf, routerManifest } from './brand-assets'
import { pageDataScript } from './page-data'
import { type AppRouter, createServerRouter } from './router'
import { LATER } from './start-script'

export { indexablePaths } from './indexable-paths'
export { routePaths } from './route-paths'

/** A placeholder for the styles of a page, which depend on its elements. */
const STYLES = '/* styles */'
/** With its tag, because a search or a title may contain the placeholder itself. */
const STYLE_START = `<style>${STYLES}`

/** The end of a page. Content contains no tag of its own. */
const END = '</body></html>'

/** @throws the error of a loader whose status is 500, or if the router redirects. Other errors render as a page. */
export async function render(
  request: Request,
  { content, brand, defaultDomain, nonce, page, request: requestFacts }: RenderOptions,
): Promise<RenderedPage> {
  const { fonts, stylesheet, allStyles, stylesFor } = brandAssets(brand)
  const handle = createRequestHandler({
    request,
    createRouter: () => createServerRouter({ content, page, defaultDomain, nonce, theme: brand.theme, fonts }),
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
      styles: streams ? allStyles : STYLES,
      hasRouterScripts,
      ...(files && { files }),
    })
    await loadServerComponents()
    if (streams) return defaultStreamHandler(options)
    const whole = await renderWhole(options.router as AppRouter, nonce, hasRouterScripts)
    html = withLaterScripts(whole)
      .replace(STYLE_START, () => `<style>${stylesFor(whole)}`)
      .replace(END, () => data() + END)
    return new Response()
  })
  if (!response) throw new Error(`The router redirects ${request.url} to ${rendered.headers.get('location')}`)
  return { response, body: html ?? withEnd(rendered.body, data) }
}

/** Renders a page whose data is complete, in one pass and without nonces. @throws the error of a component. */
async function renderWhole(router: AppRouter, nonce: string, hasRouterScripts: boolean): Promise<string> {
  // If the stream of the router's data has ended before React renders, the router returns the HTML as it is. Otherwise it
  // encodes the HTML and searches the bytes for the places of later scripts.
  if (hasRouterScripts) {
    router.serverSsr?.setRenderFinished()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const rendered = renderToString(<RouterServer router={router} />)
  const html = hasRouterScripts ? await transformHtmlStringWithRouter(router, rendered) : `<!DOCTYPE html>${rendered}`
  return html.replaceAll(` nonce="${nonce}"`, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
}

/** Adds text to the end of a stream. */
function withEnd(body: ReadableStream<Uint8Array> | null, text: () => string) {
  const end = new TransformStream<Uint8Array, Uint8Array>({
    flush: (controller) => controller.enqueue(new TextEncoder().encode(text())),
  })
  return body?.pipeThrough(end) ?? null
}

/** Keeps the router's inline scripts from running before the first paint. The start script runs them. */
function withLaterScripts(html: string): string {
  const body = html.indexOf('<body')
  return html.slice(0, body) + html.slice(body).replaceAll(/<script(?=>| data-tsr)/g, `<script type="${LATER}"`)
}
