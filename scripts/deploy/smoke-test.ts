/** Checks that each host serves one version of the worker under its own brand: pages, feed, form and health. */
import * as v from 'valibot'

/** How long the smoke test waits for one response, ms. */
const REQUEST_MS = 15_000
/** Cloudflare takes a few seconds to serve a version everywhere, and up to minutes for the certificate of a new host. */
const READY_MS = 120_000
const PAUSE_MS = 2_000

export interface TestedHost {
  origin: string
  /** The name of the brand that the host serves. */
  name: string
}

export interface SmokeTest {
  hosts: readonly TestedHost[]
  /** The id of the version that has to answer. */
  version: string
  /** The worker's name, if the version is not public yet. */
  override?: string | undefined
  /** Headers of each request, such as those that pass Access. */
  headers?: Record<string, string>
  /** True if the hosts are behind Access and search engines must not index them. */
  isPrivate?: boolean
  /** Reasons of health that existed before this version. */
  knownReasons?: ReadonlySet<string>
  fetch?: typeof fetch
  requestMs?: number
  readyMs?: number
  pauseMs?: number
}

const healthSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reasons: v.array(v.string()), version: v.nullish(v.string()) }),
)

/** The message is one line. */
export class SmokeTestError extends Error {}

/** @throws SmokeTestError that names the first address that fails, and why. */
export async function smokeTest(test: SmokeTest): Promise<void> {
  for (const host of test.hosts) await testHost(test, host)
}

/** Returns the reasons of health on all hosts. A host that does not answer has none. */
export async function healthReasons(test: Omit<SmokeTest, 'version'>): Promise<Set<string>> {
  const reasons = test.hosts.map(async ({ origin }) => {
    try {
      const { text } = await ask(test, `${origin}/api/health`)
      return v.parse(healthSchema, text).reasons
    } catch {
      return []
    }
  })
  return new Set((await Promise.all(reasons)).flat())
}

async function testHost(test: SmokeTest, { origin, name }: TestedHost): Promise<void> {
  await waitForVersion(test, `${origin}/api/health`)
  await testHttp(test, origin)
  if (test.isPrivate) await testAccess(test, `${origin}/`)
  await testPage(test, `${origin}/`, name)
  const feed = await expectOk(test, `${origin}/rss.xml`)
  const [title = '', ...items] = feed.text.split('<item>')
  if (!decode(title.match(/<title>(.*?)<\/title>/)?.[1]).startsWith(`${name}:`))
    throw new SmokeTestError(`${origin}/rss.xml is not the feed of ${name}.`)
  const post = items.map((item) => item.match(/<link>https?:\/\/[^/<]+(\/blog\/[^<]+)<\/link>/)?.[1]).find(Boolean)
  if (post) await testPage(test, `${origin}${decode(post)}`, name)
  await testForm(test, `${origin}/api/contact`)
}

async function waitForVersion(test: SmokeTest, url: string): Promise<void> {
  const { readyMs = READY_MS, pauseMs = PAUSE_MS } = test
  const end = Date.now() + readyMs
  for (;;) {
    const problem = await healthProblem(test, url)
    if (!problem) return
    if (Date.now() + pauseMs > end) throw new SmokeTestError(problem)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

async function healthProblem(test: SmokeTest, url: string): Promise<string | undefined> {
  try {
    const { status, text } = await ask(test, url)
    const parsed = v.safeParse(healthSchema, text)
    if (!parsed.success) return `${url} answered ${status} without a state of health.`
    const { version, reasons } = parsed.output
    if (version !== test.version)
      return `${url} is served by version ${version ?? 'unknown'} instead of ${test.version}.`
    const added = reasons.find((reason) => !test.knownReasons?.has(reason))
    return added && `${url} reports: ${added}`
  } catch (error) {
    if (error instanceof SmokeTestError) return error.message
    throw error
  }
}

async function testPage(test: Asked & Pick<SmokeTest, 'isPrivate'>, url: string, name: string): Promise<void> {
  const { text, headers } = await expectOk(test, url)
  const tag = text.match(/<meta[^>]*\bog:site_name\b[^>]*>/)?.[0]
  const found = decode(tag?.match(/\bcontent="([^"]*)"/)?.[1])
  if (found !== name)
    throw new SmokeTestError(`${url} shows ${found ? `“${found}”` : 'no brand'} instead of “${name}”.`)
  if (test.isPrivate && !headers.get('x-robots-tag')?.includes('noindex'))
    throw new SmokeTestError(`${url} is not marked as noindex, so search engines would list it.`)
}

/** Cloudflare's own redirect to HTTPS is a 301. */
async function testHttp(test: SmokeTest, origin: string): Promise<void> {
  const url = `${origin.replace('https:', 'http:')}/`
  const { status, headers } = await ask(test, url)
  if (![301, 308].includes(status) || headers.get('location') !== `${origin}/`)
    throw new SmokeTestError(`${url} answered ${status} instead of a redirect to ${origin}/.`)
}

async function testAccess(test: SmokeTest, url: string): Promise<void> {
  const { status } = await ask({ ...test, headers: {} }, url)
  if (status === 200) throw new SmokeTestError(`${url} is open to everybody. Add its host to the Access application.`)
}

/** An inquiry without fields fails its validation and is not stored. */
async function testForm(test: SmokeTest, url: string): Promise<void> {
  const { status, text } = await ask(test, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData: {} }),
  })
  if (status !== 400 || !text.includes('"fields"'))
    throw new SmokeTestError(`${url} answered ${status} instead of 400 to an empty form.`)
}

async function expectOk(test: Asked, url: string) {
  const answer = await ask(test, url)
  if (answer.status !== 200) throw new SmokeTestError(`${url} answered ${answer.status} instead of 200.`)
  return answer
}

type Asked = Pick<SmokeTest, 'fetch' | 'headers' | 'override' | 'requestMs'> & { version?: string }

async function ask(test: Asked, url: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const { fetch: send = fetch, override, version, requestMs = REQUEST_MS } = test
  const headers = {
    ...test.headers,
    ...init.headers,
    ...(override && { 'cloudflare-workers-version-overrides': `${override}="${version}"` }),
  }
  const signal = AbortSignal.timeout(requestMs)
  try {
    const response = await send(url, { ...init, headers, signal, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const reason = signal.aborted
      ? `did not answer within ${requestMs / 1000} s`
      : `cannot be reached (${causeOf(error)})`
    throw new SmokeTestError(`${url} ${reason}.`)
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message.replace(/\s+/g, ' ') : `${cause}`
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text = ''): string {
  return text.replace(/&([#\w]+);/g, (entity, name) => ENTITIES[name] ?? entity)
}
