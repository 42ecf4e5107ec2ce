/** Every page of the site: React, streamed. */
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#shared/app-error'
import { publicBrand } from '#shared/brand'
import { contactTexts } from '#shared/contact-texts'
import type { ContentReader } from '#shared/content'
import { withDomain } from '#shared/links'
import type { Widgets } from '#shared/widgets'
import { brandMenu } from '#worker/brand-reader'
import type { AppEnv, MakeReader, RenderPage } from '#worker/context'
import { log } from '#worker/log'
import { render } from '../../src/entry-server.tsx'
import type { contact } from './contact'

const REDIRECTS = [301, 302, 303, 307, 308]

/** The function that meets src/: what a request has settled goes in, a page comes out. */
export function pageRenderer(reader: MakeReader, widgets?: Widgets): RenderPage {
  return async function renderPage(c, page = {}) {
    const { site, secureHeadersNonce } = c.var
    const { draft } = page
    const url = new URL(c.req.url)
    if (page.path) {
      url.pathname = page.path
      url.search = withDomain('', site.domain)
    } else if (!site.domain && url.searchParams.has('domain')) {
      // An unknown value is ignored; the router would answer it with a redirect to the address without it.
      url.searchParams.delete('domain')
    }
    const answer = await render(new Request(url, { headers: c.req.raw.headers, signal: c.req.raw.signal }), {
      content: guarded({ ...reader(c), ...(draft && { post: async () => draft }) }, c),
      brand: site.brand,
      nonce: secureHeadersNonce ?? '',
      page: {
        brand: publicBrand(site.brand),
        menu: brandMenu(site.brand),
        domain: site.domain,
        indexable: site.indexable && !draft,
        now: new Date().toISOString(),
        ...(widgets && { widgets }),
        ...(page.form && { form: page.form }),
        ...(page.path && { path: page.path }),
      },
    })
    const status = (page.status ?? answer.status) as ContentfulStatusCode
    if (REDIRECTS.includes(status)) return answer
    const fresh = status === 200 && !draft ? 'public, max-age=0, must-revalidate' : 'no-store'
    const robots = draft ? 'noindex' : answer.headers.get('x-robots-tag')
    // Through the context, so that what earlier steps put on the answer stays on it.
    return c.newResponse(answer.body, status, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': answer.headers.get('cache-control') ?? fresh,
      ...(robots && { 'x-robots-tag': robots }),
      ...(status === 503 && { 'retry-after': '30' }),
    })
  }
}

/**
 * The reader for a page: what fails without being expected is logged here and goes on without its words, since the
 * router puts the errors of loaders into a page that is streaming already.
 */
function guarded(content: ContentReader, c: Context<AppEnv>): ContentReader {
  const guard =
    (read: (...parts: never[]) => Promise<unknown>) =>
    async (...parts: never[]) => {
      try {
        return await read(...parts)
      } catch (error) {
        if (error instanceof AppError) throw error
        log('content-failed', { requestId: c.var.requestId, path: c.req.path, error })
        throw new AppError({
          name: 'ContentFailed',
          status: 500,
          publicMessage: contactTexts.unexpected,
          message: contactTexts.unexpected,
        })
      }
    }
  return Object.fromEntries(
    Object.entries(content).map(([name, read]) => [name, guard(read)]),
  ) as unknown as ContentReader
}

export function pages(renderPage: RenderPage, takeContact: ReturnType<typeof contact>) {
  const app = new Hono<AppEnv>()
  return app
    .use(
      methodNotAllowed({
        app,
        onMethodNotAllowed: (c, allowed) =>
          c.text('Method not allowed', 405, { Allow: allowed.join(', '), 'cache-control': 'no-store' }),
      }),
    )
    .post('/contact', ...takeContact)
    .get('*', (c) => renderPage(c))
}
