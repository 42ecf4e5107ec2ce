/** Checks each host's pages, feed, form and health check. Each host must serve the given version and show the right brand. */
import * as v from 'valibot'
import { brands } from '#brands/index.ts'

/** Subdomain of each brand's staging site, which is behind Cloudflare Access. */
export const STAGING = 'staging'
const REQUEST_MS = 15_000
/** Maximum wait for a new version, in ms. A rollout takes seconds, but a new host's certificate can take minutes. */
const READY_MS = 120_000
const PAUSE_MS = 2_000

export interface SmokeTest {
  isStaging: boolean
  headers: Record<string, string>
  fetch?: typeof fetch
}

const healthSchema = v.object({ reasons: v.array(v.string()), version: v.nullish(v.string()) })

/** @param known Problems to ignore, because the previous version also had them. @throws Error with the failing URL. */
export async function smokeTest(test: SmokeTest, version: string, known: readonly string[]): Promise<void> {
  for (const { domain, name } of brands) {
    const host = hostOf(test, domain)
    await waitForVersion(test, host, version, known)
    const plain = await ask(test, `http://${host}/`)
    // The worker redirects to HTTPS with a 308, but Cloudflare may redirect first with a 301.
    const isRedirect = [301, 308].includes(plain.status) && plain.headers.get('location') === `https://${host}/`
    check(isRedirect, `http://${host}/ answered ${plain.status} instead of a redirect to HTTPS.`)
    const stranger = await ask({ ...test, headers: {} }, `https://${host}/`)
    check(!test.isStaging || stranger.status !== 200, `https://${host}/ is open to everybody, without Access.`)
    await checkPage(test, `https://${host}/`, name)
    const feed = await ask(test, `https://${host}/rss.xml`)
    check(feed.text.includes(`<title>${escaped(name)}:`), `https://${host}/rss.xml is not the feed of ${name}.`)
    const [, post] = feed.text.match(/<item>[\s\S]*?<link>https?:\/\/[^/<]+(\/blog\/[^<]+)<\/link>/) ?? []
    if (post) await checkPage(test, `https://${host}${post}`, name)
    // Submits an empty form, which the worker rejects and does not store.
    const form = await ask(test, `https://${host}/api/contact`, '{"formData":{}}')
    const isChecked = form.status === 400 && form.text.includes('"fields"')
    check(isChecked, `https://${host}/api/contact answered ${form.status} instead of 400 to an empty form.`)
  }
}

export async function healthReasons(test: SmokeTest): Promise<readonly string[]> {
  const health = await readHealth(test, hostOf(test, brands[0]?.domain ?? '')).catch(() => undefined)
  return health?.reasons ?? []
}

/** @throws Error with a one-line message if the page does not show the brand. */
export async function checkPage(test: SmokeTest, url: string, name: string): Promise<void> {
  const { status, text, headers } = await ask(test, url)
  check(status === 200, `${url} answered ${status} instead of 200.`)
  const brand = text.match(/<meta[^>]*\bog:site_name\b[^>]*>/)?.[0]
  check(brand?.includes(`content="${escaped(name)}"`), `${url} does not show the brand ${name}.`)
  const isHidden = !test.isStaging || headers.get('x-robots-tag')?.includes('noindex')
  check(isHidden, `${url} is not marked as noindex, so search engines would list it.`)
}

async function waitForVersion(test: SmokeTest, host: string, version: string, known: readonly string[]) {
  const end = Date.now() + READY_MS
  for (;;) {
    try {
      const health = await readHealth(test, host)
      check(health.version === version, `${host} is served by version ${health.version} instead of ${version}.`)
      const added = health.reasons.find((reason) => !known.includes(reason))
      return check(!added, `Health of ${host} reports: ${added}`)
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

async function readHealth(test: SmokeTest, host: string) {
  const { status, text } = await ask(test, `https://${host}/api/health`)
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), healthSchema), text)
  check(success, `https://${host}/api/health answered ${status} without a state of health.`)
  return output
}

async function ask({ fetch: send = fetch, headers }: SmokeTest, url: string, json?: string) {
  const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: json ?? null }
  const signal = AbortSignal.timeout(REQUEST_MS)
  try {
    const response = await send(url, { ...(json ? post : { headers }), signal, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    throw new Error(`${url} did not answer: ${(error as Error).cause ?? error}`)
  }
}

function check(isOk: unknown, problem: string): asserts isOk {
  if (!isOk) throw new Error(problem)
}

const hostOf = ({ isStaging }: SmokeTest, domain: string) => (isStaging ? `${STAGING}.${domain}` : domain)

const escaped = (name: string) => name.replaceAll('&', '&amp;')
