/** Renders the page for a request with the code in src/, and returns it with its headers. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DEFAULT_BRAND } from '#brands/index.ts'
import { AppError } from '#shared/app-error.ts'
import { publicBrand } from '#shared/brand.ts'
import { canonicalPath } from '#shared/canonical-path.ts'
import type { ContentReader } from '#shared/content.ts'
import { noonOf } from '#shared/dates.ts'
import { UNEXPECTED } from '#shared/failure.ts'
import { withDomain } from '#shared/links.ts'
import type { Widgets } from '#shared/widgets.ts'
import { brandMenu } from '#worker/brand/brand-reader.ts'
import type { AppEnv, MakeReader, PageOptions, RenderPage } from '#worker/http/context.ts'
import { inlineHashes } from '#worker/http/inline-hashes.ts'
import { log } from '#worker/log.ts'
import { pageQuery } from './page-key.ts'

export function createPageRenderer(reader: MakeReader, widgets?: Widgets): RenderPage {
  return async function renderPage(c, options = {}) {
    const { site, secureHeadersNonce } = c.var
    const { draft, form, path, status, appointment } = options
    // Omits the visitor's abort signal, because other visitors may be waiting for the same page.
    const request = new Request(pageUrl(c, options), { headers: c.req.raw.headers })
    const isPrivate = draft !== undefined || appointment !== undefined
    const now = noonOf(new Date().toISOString())
    const content = reader(c)
    const [{ render }, notice] = await Promise.all([import('#app/entry-server.tsx'), content.notice(now)])
    const { response, body } = await render(request, {
      content: hideUnexpectedErrors({ ...content, ...(draft && { post: async () => draft }) }, c),
      brand: site.brand,
      defaultDomain: DEFAULT_BRAND.domain,
      nonce: secureHeadersNonce ?? '',
      page: {
        brand: publicBrand(site.brand, now),
        menu: brandMenu(site.brand),
        domain: site.domain,
        now,
        ...(notice && { notice }),
        ...(widgets && { widgets }),
        ...(form && { form }),
        ...(path && { path }),
        ...(appointment && { appointment }),
      },
      request: {
        noindex: !site.indexable || isPrivate,
        noStore: isPrivate,
        ...(status && { status }),
      },
    })
    if (typeof body === 'string') c.set('inlineHashes', await inlineHashes(body))
    c.set('storeSeconds', isMissingPost(response.status, request.url) ? 0 : response.storeSeconds)
    // `c.newResponse` keeps the headers that middleware has set.
    return c.newResponse(body, response.status as ContentfulStatusCode, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      ...response.headers,
    })
  }
}

const UNKNOWN = { status: 500, publicMessage: UNEXPECTED }

/** Returns true for the 404 page of a missing post or tag. Requests for random slugs must not fill the page cache. */
function isMissingPost(status: number, address: string): boolean {
  return status === 404 && /^\/blog(?:\/|$)/.test(new URL(address).pathname)
}

/** Returns the canonical URL with only the query parameters that affect the page. All URL variants share one cached page. */
function pageUrl(c: Context<AppEnv>, { path }: PageOptions): URL {
  const { domain } = c.var.site
  const url = new URL(c.var.url)
  url.pathname = path ?? canonicalPath(url.pathname)
  url.search = path ? withDomain('', domain) : pageQuery(url.searchParams, domain)
  return url
}

/** Logs an unexpected error and throws a new error with a message for visitors, because the page shows the message. */
function hideUnexpectedErrors(content: ContentReader, c: Context<AppEnv>): ContentReader {
  const guard =
    (read: (...args: never[]) => Promise<unknown>) =>
    async (...args: never[]) => {
      try {
        return await read(...args)
      } catch (error) {
        // The page's data contains the message of a rethrown error, so the message must be public.
        if (error instanceof AppError && error.message === error.publicMessage) throw error
        log('content-failed', { path: c.req.path, error })
        const { status, publicMessage: message } = error instanceof AppError ? error : UNKNOWN
        throw new AppError({ name: 'ContentFailed', status, publicMessage: message, message })
      }
    }
  return Object.fromEntries(
    Object.entries(content).map(([name, read]) => [name, guard(read)]),
  ) as unknown as ContentReader
}
