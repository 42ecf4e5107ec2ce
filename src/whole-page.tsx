/** Renders a page whose data is complete: in one pass, without nonces, and with the header and footer that are kept. */
import { RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { PageState } from '#shared/page'
import type { BrandAssets } from './brand-assets'
import { markup } from './page-styles'
import type { AppRouter } from './router'
import { shellHtml } from './shell-html'
import { LATER } from './start-script'

/** Placeholders. The markup of content has no such element, and its text has no `<`. */
export const STYLE_PLACEHOLDER = '/* styles */'
const STYLE = `<style>${STYLE_PLACEHOLDER}</style>`
const HEADER = '<header></header>'
const FOOTER = '<footer></footer>'
export const END = '</body></html>'

interface Options {
  page: PageState
  nonce: string
  stylesFor: BrandAssets['stylesFor']
  hasRouterScripts: boolean
  /** The page's data as HTML, written after React has rendered. */
  data(): string
}

/** @throws the error of a component. */
export async function renderWholePage(router: AppRouter, options: Options): Promise<string> {
  const { header, footer } = shellHtml(router, options.page)
  const html = withoutNonce(await renderOnce(router, options.hasRouterScripts), options.nonce)
  const styles = options.stylesFor([header, footer, markup(html)])
  const [head, afterStyle] = cut(html, STYLE)
  const [top, afterHeader] = cut(afterStyle, HEADER)
  const [main, afterFooter] = cut(afterHeader, FOOTER)
  const [scripts] = cut(afterFooter, END)
  return [
    head,
    `<style>${styles}</style>`,
    top,
    header.html,
    main,
    footer.html,
    withLaterScripts(scripts),
    options.data(),
    END,
  ].join('')
}

async function renderOnce(router: AppRouter, hasRouterScripts: boolean): Promise<string> {
  const render = () => renderToString(<RouterServer router={router} />)
  if (!hasRouterScripts) return `<!DOCTYPE html>${render()}`
  // If the stream of the router's data has ended before React renders, the router returns the HTML as it is. Otherwise it
  // encodes the HTML and searches the bytes for the places of later scripts.
  router.serverSsr?.setRenderFinished()
  await new Promise((resolve) => setTimeout(resolve))
  return transformHtmlStringWithRouter(router, render())
}

function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
}

/** Returns the parts before and after a placeholder. @throws Error if the page does not have it. */
function cut(html: string, placeholder: string): [before: string, after: string] {
  const at = html.indexOf(placeholder)
  if (at < 0) throw new Error(`Cannot complete the page because it has no ${placeholder}`)
  return [html.slice(0, at), html.slice(at + placeholder.length)]
}

/** Keeps the router's inline scripts from running before the first paint. The start script runs them. */
function withLaterScripts(html: string): string {
  return html.replaceAll(/<script(?=>| data-tsr)/g, `<script type="${LATER}"`)
}
