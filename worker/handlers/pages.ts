/** Every page of the site: React, streamed. */
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { publicBrand } from '#shared/brand'
import { brandMenu } from '#worker/brand-reader'
import type { AppEnv, MakeReader, RenderPage } from '#worker/context'
import { render } from '../../src/entry-server.tsx'

const REDIRECTS = [301, 302, 303, 307, 308]

/** The function that meets src/: what a request has settled goes in, a page comes out. */
export function pageRenderer(reader: MakeReader): RenderPage {
  return async function renderPage(c, page = {}) {
    const { site, secureHeadersNonce } = c.var
    const url = new URL(c.req.url)
    if (page.path) url.pathname = page.path
    const answer = await render(new Request(url, { headers: c.req.raw.headers, signal: c.req.raw.signal }), {
      content: reader(c),
      brand: site.brand,
      nonce: secureHeadersNonce ?? '',
      page: {
        brand: publicBrand(site.brand),
        menu: brandMenu(site.brand),
        domain: site.domain,
        indexable: site.indexable,
        now: new Date().toISOString(),
        ...(page.form && { form: page.form }),
        ...(page.path && { path: page.path }),
      },
    })
    const status = (page.status ?? answer.status) as ContentfulStatusCode
    if (REDIRECTS.includes(status)) return answer
    const fresh = status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'
    // Through `c.body`, so that what earlier steps put on the answer stays on it.
    return c.newResponse(answer.body, status, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': answer.headers.get('cache-control') ?? fresh,
      ...(status === 503 && { 'retry-after': '30' }),
    })
  }
}

export function pages(renderPage: RenderPage) {
  const app = new Hono<AppEnv>()
  return app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, allowed) => c.text('Method not allowed', 405, { Allow: allowed.join(', ') }),
      }),
    )
    .get('*', (c) => renderPage(c))
}
