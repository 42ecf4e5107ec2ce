/** Answers as the deployed site does, for tests of releases. Hosts of staging are behind Access, and noindex. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const HOSTS = [
  { origin: 'https://dresdentax-sample.com', name: 'Dresden Tax' },
  { origin: 'https://brownco-sample.com', name: 'Brown & Co.' },
  { origin: 'https://payroll-sample.com', name: 'Dresden Payroll' },
]

interface LiveSite {
  /** Returns the version that serves a request to the host with this override, such as `site="v2"`. */
  versionFor(override: string | null, host: string): string | undefined
  /** Replaces the response of a path, for a version. Undefined keeps it. */
  fault?: (path: string, version: string, origin: string) => Response | Promise<Response> | undefined
}

export interface LiveSiteStandIn {
  fetch: typeof fetch
  /** Each request: its method, address and version. */
  requests: string[]
}

export function liveSite({ versionFor, fault }: LiveSite): LiveSiteStandIn {
  const requests: string[] = []
  return {
    requests,
    async fetch(input, init = {}) {
      const url = new URL(`${input}`)
      if (url.protocol === 'http:')
        return new Response(null, { status: 308, headers: { location: `https://${url.host}${url.pathname}` } })
      const headers = new Headers(init.headers)
      const version = versionFor(headers.get('cloudflare-workers-version-overrides'), url.host)
      const name = HOSTS.find(({ origin }) => origin === url.origin.replace('staging.', ''))?.name
      requests.push(`${init.method ?? 'GET'} ${url} ${version}`)
      if (version === undefined || name === undefined) throw new TypeError('fetch failed')
      const isPrivate = url.hostname.startsWith('staging.')
      if (isPrivate && !headers.has('cf-access-client-id')) return new Response('', { status: 302 })
      const faulty = await withSignal(fault?.(url.pathname, version, url.origin), init.signal)
      const { body, status, headers: own } = faulty ?? answer(url.pathname, version, name)
      const added = isPrivate && { 'x-robots-tag': 'noindex' }
      return new Response(body, { status, headers: { ...Object.fromEntries(own), ...added } })
    },
  }
}

/** Serves the site to other processes, which reach it with live-site-fetch.ts. */
export async function serveLiveSite(site: LiveSiteStandIn): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(async ({ method = 'GET', url, headers }, response) => {
    const sent = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const answer = await site.fetch(`${headers['x-origin']}${url}`, { method, headers: Object.fromEntries(sent) })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function withSignal<T>(work: T, signal: AbortSignal | null | undefined): Promise<Awaited<T>> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([work, aborted])
}

export function page(name: string): Response {
  const escaped = name.replace('&', '&amp;')
  return new Response(`<head><meta property="og:site_name" content="${escaped}"/></head>`)
}

export function feed(name: string): Response {
  const link = 'https://dresdentax-sample.com/blog/a-post'
  return new Response(
    `<rss><channel><title>${name.replace('&', '&amp;')}: News</title><item><link>${link}</link></item></channel></rss>`,
  )
}

export function health(version: string, reasons: string[] = []): Response {
  return Response.json({ reasons, version }, { status: reasons.length > 0 ? 503 : 200 })
}

function answer(path: string, version: string, name: string): Response {
  if (path === '/' || path === '/blog/a-post') return page(name)
  if (path === '/rss.xml') return feed(name)
  if (path === '/api/health') return health(version)
  if (path === '/api/contact') return Response.json({ success: false, fields: {} }, { status: 400 })
  return new Response('Not found', { status: 404 })
}
