/** Requests each linked page, one page at a time per host. Returns the links that a visitor cannot use. */
import { ask, type Send } from './ask.ts'
import type { Link } from './authority-links.ts'

export interface LinkProblems {
  /** Links to pages that are gone or have moved to another site. */
  broken: string[]
  /** Links that only a person can check, for example because the host blocks automated requests. */
  byHand: string[]
}

/** HEAD responses with these statuses are checked with a GET request, because many hosts reject HEAD requests. */
const ASK_AGAIN = [403, 404, 405, 501]
const GONE = [404, 410]
const MAX_HOPS = 5

type Verdict = Partial<Record<keyof LinkProblems, string>> & { isSilent?: boolean }

export async function linkProblems(links: readonly Link[], send: Send = fetch): Promise<LinkProblems> {
  const hosts = Object.groupBy(links, ({ href }) => new URL(href).host)
  const verdicts = await Promise.all(Object.values(hosts).map((group = []) => checkHost(group, send)))
  const linesOf = (kind: keyof LinkProblems) => verdicts.flat().flatMap((verdict) => verdict[kind] ?? [])
  return { broken: linesOf('broken'), byHand: linesOf('byHand') }
}

/** Requests the links to one host. Stops if the host does not respond, because every further request would time out too. */
async function checkHost(links: readonly Link[], send: Send): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { href, file } of links) {
    const { broken, byHand, isSilent } = await follow(href, send)
    const left = links.length - verdicts.length - 1
    const skipped = isSilent && left > 0 ? `, so the other links to this host (${left}) were not asked` : ''
    if (broken) verdicts.push({ broken: `${file}: ${href} ${broken}.` })
    else verdicts.push(byHand ? { byHand: `${file}: ${href} ${byHand}${skipped}.` } : {})
    if (isSilent) break
  }
  return verdicts
}

async function follow(href: string, send: Send): Promise<Verdict> {
  let url = href
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const { status, headers, outcome } = await askPolitely(url, send)
    const location = headers.get('location')
    if (status < 300 || status > 399 || !location)
      return verdictOf(status, url === href ? outcome : `${outcome} at ${url}`)
    if (!URL.canParse(location, url)) return { byHand: `redirects to “${location}”, which is no URL` }
    url = new URL(location, url).href
    if (siteOf(url) !== siteOf(href)) return { broken: `redirects to another site: ${url}` }
  }
  return { byHand: `redirects more than ${MAX_HOPS} times` }
}

function verdictOf(status: number, outcome: string): Verdict {
  if (status >= 200 && status < 300) return {}
  if (GONE.includes(status)) return { broken: `is gone: it ${outcome}` }
  return { byHand: outcome, isSilent: status === 0 }
}

async function askPolitely(url: string, send: Send) {
  const answer = await ask(send, url, { method: 'HEAD' })
  return ASK_AGAIN.includes(answer.status) ? ask(send, url) : answer
}

/** Returns the registered domain, such as irs.gov or cleveland.oh.us. Its subdomains belong to the same site. */
function siteOf(url: string): string | undefined {
  return new URL(url).hostname.match(/[^.]+\.(?:[a-z]{2}\.us|[^.]+)$/)?.[0]
}
