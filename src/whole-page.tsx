/** Renders a page whose data is complete: in one pass, without a nonce, and with the header and footer that are kept. */
import { RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageState } from '#shared/page'
import type { BrandAssets } from './brand-assets'
import { markup } from './page-styles'
import type { AppRouter } from './router'
import { shellHtml } from './shell-html'

/** Placeholders. The markup of content has no such element, and its text has no `<`. */
export const STYLE_PLACEHOLDER = '/* styles */'
const STYLE = `<style>${STYLE_PLACEHOLDER}</style>`
const HEADER = '<header></header>'
const FOOTER = '<footer></footer>'
export const END = '</body></html>'

interface Options {
  page: PageState
  stylesFor: BrandAssets['stylesFor']
  /** The page's data as HTML, written after React has rendered. */
  data(): string
}

/** @throws the error of a component. */
export function renderWholePage(router: AppRouter, { page, stylesFor, data }: Options): string {
  const { header, footer } = shellHtml(router, page)
  const html = renderToString(<RouterProvider router={router} />)
  const styles = stylesFor([header, footer, markup(html)])
  const [head, afterStyle] = cut(html, STYLE)
  const [top, afterHeader] = cut(afterStyle, HEADER)
  const [main, afterFooter] = cut(afterHeader, FOOTER)
  const [bottom] = cut(afterFooter, END)
  return [
    `<!DOCTYPE html>${head}<style>${styles}</style>`,
    ...[top, header.html, main, footer.html, bottom, data(), END],
  ].join('')
}

/** Returns the parts before and after a placeholder. @throws Error if the page does not have it. */
function cut(html: string, placeholder: string): [before: string, after: string] {
  const at = html.indexOf(placeholder)
  if (at < 0) throw new Error(`Cannot complete the page because it has no ${placeholder}`)
  return [html.slice(0, at), html.slice(at + placeholder.length)]
}
