/** Checks that the Cloudflare zone does not alter the worker's responses. See docs/operations.md, "Cloudflare's switches". */
import { robotsText } from '#worker/content/feeds/robots-text.ts'
import { etagOf } from '#worker/pages/conditional.ts'
import { ask, type Send } from './ask.ts'
import { isReserved } from './placeholders.ts'

/** User agents of two AI assistants that open a page when a person asks about it. */
const ASSISTANTS = {
  'ChatGPT-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Claude-User':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
}
const ACCESS_HOST = /^https:\/\/[\w-]+\.cloudflareaccess\.com\//
const PERMANENT = [301, 308]

/** Returns a sentence that names the problem and the Cloudflare setting to change, or an empty string if there is none. */
type Check = (domain: string, send: Send) => Promise<string>

/** Skips placeholder hosts. If a zone's home page fails, skips that zone's other checks. @param deskHost Must require a login. */
export async function zoneProblems(
  domains: readonly string[],
  deskHost: string | undefined,
  send: Send = fetch,
): Promise<string[]> {
  const zones = domains.filter((domain) => !isReserved(domain)).map((domain) => zoneLines(domain, send))
  const desk = deskHost && !isReserved(deskHost) ? [needsLogin(deskHost, send)] : []
  return [...(await Promise.all(zones)).flat(), ...(await Promise.all(desk))].filter(Boolean)
}

async function zoneLines(domain: string, send: Send): Promise<string[]> {
  const unreachable = await servesHome(domain, send)
  if (unreachable) return [unreachable]
  const lines: string[] = []
  for (const check of CHECKS) lines.push(await check(domain, send))
  return lines
}

async function servesHome(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/`
  const { status, headers, outcome } = await ask(send, url)
  if (status === 200) return ''
  return status === 403 || headers.has('cf-mitigated')
    ? `${url} ${outcome} to a program. Turn off Bot Fight Mode and Under Attack mode, or allow your IP address under Security, WAF, Tools.`
    : `${url} ${outcome}. Compare its DNS record in Cloudflare with \`routes\` in wrangler.toml, then look at the log.`
}

async function redirectsHttp(domain: string, send: Send): Promise<string> {
  const [url, target] = [`http://${domain}/`, `https://${domain}/`]
  const { status, headers, outcome } = await ask(send, url)
  if (PERMANENT.includes(status) && headers.get('location') === target) return ''
  return `${url} ${outcome} instead of a redirect to ${target}. Turn on “Always Use HTTPS” under SSL/TLS, Edge Certificates.`
}

async function redirectsWww(domain: string, send: Send): Promise<string> {
  const [url, target] = [`https://www.${domain}/`, `https://${domain}/`]
  const { status, headers, outcome } = await ask(send, url)
  if (PERMANENT.includes(status) && headers.get('location') === target) return ''
  return `${url} ${outcome} instead of a redirect to ${target}. Delete other rules for this host under Rules, Overview, then run \`npm run deploy\`.`
}

async function servesPrefetch(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/`
  const { status, outcome } = await ask(send, url, { headers: { 'sec-purpose': 'prefetch' } })
  if (status === 200) return ''
  return `${url} ${outcome} to a prefetch. Turn off Speed Brain under Speed, Settings, Content Optimization.`
}

async function servesAssistants(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/`
  const refused: string[] = []
  for (const [name, userAgent] of Object.entries(ASSISTANTS)) {
    const { status, outcome } = await ask(send, url, { headers: { 'user-agent': userAgent } })
    if (status !== 200) refused.push(`${outcome} to ${name}`)
  }
  if (refused.length === 0) return ''
  return `${url} ${refused.join(' and ')}. Turn off “Block AI bots” under Security, Settings, Bot traffic, and allow both under AI Crawl Control.`
}

async function servesRobots(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/robots.txt`
  const { body, outcome } = await ask(send, url, { readsBody: true })
  if (Buffer.from(body).equals(Buffer.from(robotsText(`https://${domain}`)))) return ''
  return `${url} ${outcome} with another text than the worker sends. Turn off “Instruct AI bot traffic with robots.txt” under Security, Settings, Bot traffic.`
}

/** Checks whether Cloudflare changed the feed's body. The feed's ETag is a hash of the body that the worker sent. */
async function servesFeed(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/rss.xml`
  const headers = { 'user-agent': 'Feedly', 'accept-encoding': 'identity' }
  const { status, headers: received, body, outcome } = await ask(send, url, { headers, readsBody: true })
  if (status !== 200)
    return `${url} ${outcome} to a feed reader. Add the rule for feed readers under Security, Security rules.`
  const etag = received.get('etag')?.replace(/^W\//, '')
  // A feed without posts has no ETag and must not be cached.
  if (etag === (await etagOf(body)) || (!etag && received.get('cache-control')?.includes('no-store'))) return ''
  return `${url} ${etag ? 'differs from what the worker sent' : 'has lost its ETag'}. Turn off Rocket Loader under Speed, Settings, Email Address Obfuscation under Scrape Shield, and rules that change responses.`
}

async function compresses(domain: string, send: Send): Promise<string> {
  const url = `https://${domain}/`
  const { headers } = await ask(send, url, { headers: { 'accept-encoding': 'gzip, br, zstd' } })
  const encoding = headers.get('content-encoding') ?? 'no compression'
  if (encoding === 'br' || encoding === 'zstd') return ''
  return `${url} arrives with ${encoding} instead of Brotli or Zstandard. Delete the compression rule under Rules, Overview.`
}

async function needsLogin(host: string, send: Send): Promise<string> {
  const url = `https://${host}/`
  const { headers, outcome } = await ask(send, url)
  if (ACCESS_HOST.test(headers.get('location') ?? '')) return ''
  return `${url} ${outcome} without the login of Access. Add an application for this host under Zero Trust, Access controls, Applications.`
}

const CHECKS: readonly Check[] = [
  ...[redirectsHttp, redirectsWww, servesPrefetch, servesAssistants],
  ...[servesRobots, servesFeed, compresses],
]
