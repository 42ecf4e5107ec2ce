import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type PublicHosts, startPublicHosts } from '#test/helpers/public-hosts.ts'
import { zoneProblems } from '#worker/ops/zone-problems.ts'

type Respond = Parameters<typeof startPublicHosts>[0]
type Asked = Parameters<Respond>[0]

const DOMAINS = ['one.sample.com', 'two.sample.com']
const DESK = 'desk.sample.com'
const FEED = '<rss>Posts</rss>'
const etag = `"${createHash('sha256').update(FEED).digest('hex').slice(0, 32)}"`
const revalidate = 'public, max-age=0, must-revalidate'
const redirect = (location: string) => ({ status: 308, headers: { location } })

function goodZone({ url, headers }: Asked): ReturnType<Respond> {
  const { protocol, host, pathname } = new URL(url)
  if (protocol === 'http:') return redirect(`https://${host}/`)
  if (host.startsWith('www.')) return redirect(`https://${host.slice(4)}/`)
  if (host === DESK) return redirect('https://firm.cloudflareaccess.com/cdn-cgi/access/login/desk')
  if (pathname === '/robots.txt') return { body: `User-agent: *\nDisallow:\n\nSitemap: https://${host}/sitemap.xml\n` }
  if (pathname === '/rss.xml') return { body: FEED, headers: { etag, 'cache-control': revalidate } }
  const isSmall = /\b(?:br|zstd)\b/.test(headers['accept-encoding'] ?? '')
  return isSmall ? { headers: { 'content-encoding': 'br' } } : { body: 'home' }
}

let hosts: PublicHosts
afterEach(() => hosts[Symbol.asyncDispose]())

async function linesWith(fault: (asked: Asked) => ReturnType<Respond> | 'good', deskHost: string | undefined = DESK) {
  hosts = await startPublicHosts((asked) => {
    const reply = fault(asked)
    return reply === 'good' ? goodZone(asked) : reply
  })
  return zoneProblems(DOMAINS, deskHost, hosts.send)
}

test("the Cloudflare zone check reports no problem if Cloudflare serves the worker's responses unchanged", async () => {
  expect(await linesWith(() => 'good')).toEqual([])
  const asked = hosts.asked.map(({ url }) => new URL(url).host)
  expect([...new Set(asked)].sort()).toEqual([DESK, ...DOMAINS, ...DOMAINS.map((domain) => `www.${domain}`)].sort())
})

const at =
  (url: string, reply: ReturnType<Respond>, isFaulty: (asked: Asked) => boolean = () => true) =>
  (asked: Asked) =>
    asked.url === url && isFaulty(asked) ? reply : 'good'
const HOME = 'https://one.sample.com/'
const assistant = (name: string) => (asked: Asked) => `${asked.headers['user-agent']}`.includes(name)
const forbidden = { status: 403 }

test.each<[string, (asked: Asked) => ReturnType<Respond> | 'good', string]>([
  ['pages over HTTP', at('http://one.sample.com/', { body: 'home' }), 'answered 200 instead of a redirect'],
  [
    'a redirect from HTTP to another host',
    at('http://one.sample.com/', redirect('https://a.com/')),
    'Always Use HTTPS',
  ],
  [
    'a 503 for prefetches',
    at(HOME, { status: 503 }, ({ headers }) => headers['sec-purpose'] === 'prefetch'),
    '503 to a prefetch. Turn off Speed Brain',
  ],
  [
    'a 403 for ChatGPT',
    at(HOME, forbidden, assistant('ChatGPT-User')),
    '403 to ChatGPT-User. Turn off “Block AI bots”',
  ],
  [
    'a 403 for all assistants',
    at(HOME, forbidden, assistant('-User/1.0')),
    '403 to ChatGPT-User and answered 403 to Claude-User. Turn off “Block AI bots”',
  ],
  [
    'a longer robots.txt',
    at(`${HOME}robots.txt`, { body: '# BEGIN Cloudflare Managed content\nUser-agent: *\nDisallow:\n' }),
    'Turn off “Instruct AI bot traffic with robots.txt”',
  ],
  ['a 403 for feed readers', at(`${HOME}rss.xml`, forbidden), '403 to a feed reader. Add the rule for feed readers'],
  [
    'a changed feed',
    at(`${HOME}rss.xml`, { body: `${FEED} `, headers: { etag } }),
    'differs from what the worker sent',
  ],
  [
    'a feed without its ETag',
    at(`${HOME}rss.xml`, { body: FEED, headers: { 'cache-control': revalidate } }),
    'has lost its ETag',
  ],
  [
    'no www. host',
    at('https://www.one.sample.com/', undefined),
    'did not answer (UND_ERR_SOCKET) instead of a redirect to https://one.sample.com/',
  ],
  ['pages on the www. host', at('https://www.one.sample.com/', { body: 'home' }), 'answered 200 instead of a redirect'],
  ['no compression', at(HOME, { body: 'home' }), 'arrives with no compression'],
  [
    'only gzip',
    at(HOME, { headers: { 'content-encoding': 'gzip' } }, ({ headers }) =>
      /zstd/.test(headers['accept-encoding'] ?? ''),
    ),
    'arrives with gzip',
  ],
  [
    'a challenge on each page',
    ({ url }) => (url.includes('one.') ? { status: 403, headers: { 'cf-mitigated': 'challenge' } } : 'good'),
    'Turn off Bot Fight Mode',
  ],
  [
    'no answer on any host',
    ({ url }) => (url.includes('one.') ? undefined : 'good'),
    'https://one.sample.com/ did not answer (UND_ERR_SOCKET). Compare its DNS record',
  ],
  [
    'a desk that is open without a login',
    at(`https://${DESK}/`, { body: 'inquiries' }),
    'answered 200 without the login of Access',
  ],
])('the Cloudflare zone check reports %s in exactly one line', async (_what, fault, line) => {
  expect(await linesWith(fault)).toEqual([expect.stringContaining(line)])
})

test('if two zones have the same problem, the Cloudflare zone check reports each zone on its own line', async () => {
  const lines = await linesWith(({ headers }) => (headers['sec-purpose'] ? { status: 503 } : 'good'))
  expect(lines.map((line) => line.split(' ')[0])).toEqual(DOMAINS.map((domain) => `https://${domain}/`))
})

test('the Cloudflare zone check accepts a feed that has no posts and no ETag', async () => {
  expect(await linesWith(at(`${HOME}rss.xml`, { body: '<rss/>', headers: { 'cache-control': 'no-store' } }))).toEqual(
    [],
  )
})

test('the Cloudflare zone check does not send requests to a placeholder host', async () => {
  hosts = await startPublicHosts(() => undefined)
  expect(await zoneProblems(['one.example'], 'desk.example', hosts.send)).toEqual([])
  expect(hosts.asked).toEqual([])
})
