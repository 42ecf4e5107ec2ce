import { afterEach, expect, test } from 'vitest'
import { type PublicHosts, startPublicHosts } from '#test/helpers/public-hosts.ts'
import { linkProblems } from '#worker/ops/link-problems.ts'

type Respond = Parameters<typeof startPublicHosts>[0]

let hosts: PublicHosts
afterEach(() => hosts[Symbol.asyncDispose]())

async function problemsOf(hrefs: string[], reply: Respond) {
  hosts = await startPublicHosts(reply)
  return linkProblems(
    hrefs.map((href) => ({ href, file: 'src/tax/sources.ts' })),
    hosts.send,
  )
}
const askedUrls = () => hosts.asked.map(({ method, url }) => `${method} ${url}`)
const to = (location: string) => ({ status: 301, headers: { location } })
const IRS = 'https://www.irs.gov/a'
const redirects = (targets: Record<string, string>): Respond => {
  return ({ url }) => (targets[url] ? to(targets[url]) : {})
}

test('the link check sends only one HEAD request to a page that responds with 200', async () => {
  expect(await problemsOf([IRS], () => ({}))).toEqual({ broken: [], byHand: [] })
  expect(askedUrls()).toEqual([`HEAD ${IRS}`])
  expect(hosts.asked[0]?.headers['user-agent']).toContain('launch-check')
})

test.each([404, 410])('the link check reports a link as broken if the page responds with %i', async (status) => {
  const { broken, byHand } = await problemsOf([IRS], () => ({ status }))
  expect(broken).toEqual([`src/tax/sources.ts: ${IRS} is gone: it answered ${status}.`])
  expect(byHand).toEqual([])
})

test.each([403, 404, 405, 501])(
  'the link check accepts a page that responds with %i to HEAD and 200 to GET',
  async (status) => {
    const reply: Respond = ({ method }) => (method === 'HEAD' ? { status } : { body: 'page' })
    expect(await problemsOf([IRS], reply)).toEqual({ broken: [], byHand: [] })
    expect(askedUrls()).toEqual([`HEAD ${IRS}`, `GET ${IRS}`])
  },
)

test.each([401, 403, 429, 500, 503])(
  'the link check lists a link to a page that responds with %i for a manual check',
  async (status) => {
    const { broken, byHand } = await problemsOf([IRS], () => ({ status }))
    expect(broken).toEqual([])
    expect(byHand).toEqual([`src/tax/sources.ts: ${IRS} answered ${status}.`])
  },
)

test.each<[string, Record<string, string>]>([
  ['the same host', { [IRS]: '/b' }],
  ['another subdomain', { [IRS]: 'https://irs.gov/a', 'https://irs.gov/a': 'https://sa.www4.irs.gov/b' }],
])('the link check accepts a redirect to %s on the same site', async (_what, targets) => {
  expect(await problemsOf([IRS], redirects(targets))).toEqual({ broken: [], byHand: [] })
})

test.each<[string, Record<string, string>, string]>([
  ['directly', { [IRS]: 'https://treasury.gov/x' }, 'https://treasury.gov/x'],
  ['in two steps', { [IRS]: '/b', 'https://www.irs.gov/b': 'http://irs.gov.evil.com/' }, 'http://irs.gov.evil.com/'],
])(
  'the link check reports a link that redirects to another site %s as broken without a request to that site',
  async (_how, targets, url) => {
    const { broken } = await problemsOf([IRS], redirects(targets))
    expect(broken).toEqual([`src/tax/sources.ts: ${IRS} redirects to another site: ${url}.`])
    expect(askedUrls()).not.toContain(`HEAD ${url}`)
  },
)

test('the link check treats the websites of two Ohio cities as different sites', async () => {
  const [cleveland, akron] = ['https://tax.ci.cleveland.oh.us/', 'https://www.akron.oh.us/']
  const { broken } = await problemsOf([cleveland], redirects({ [cleveland]: akron }))
  expect(broken).toEqual([`src/tax/sources.ts: ${cleveland} redirects to another site: ${akron}.`])
})

test('the link check reports a link as broken if the link redirects to a missing page', async () => {
  const { broken } = await problemsOf([IRS], ({ url }) => (url === IRS ? to('/b') : { status: 404 }))
  expect(broken).toEqual([`src/tax/sources.ts: ${IRS} is gone: it answered 404 at https://www.irs.gov/b.`])
})

test.each<[string, string, string]>([
  ['a redirect loop', '/a', 'redirects more than 5 times'],
  ['a redirect to a malformed URL', 'https://%', 'which is no URL'],
])('the link check lists %s for a manual check', async (_what, location, text) => {
  const { broken, byHand } = await problemsOf([IRS], () => to(location))
  expect(broken).toEqual([])
  expect(byHand).toEqual([expect.stringContaining(text)])
})

test('the link check sends only one request to a host that does not respond', async () => {
  const { broken, byHand } = await problemsOf([IRS, 'https://www.irs.gov/b', 'https://www.irs.gov/c'], () => undefined)
  expect(broken).toEqual([])
  expect(byHand).toEqual([
    expect.stringMatching(/ did not answer \(\w+\), so the other links to this host \(2\) were not asked\.$/),
  ])
  expect(hosts.asked).toHaveLength(1)
})

test('the link check never sends two concurrent requests to the same host', async () => {
  const running: string[] = []
  const together: string[][] = []
  const send = async (url: string) => {
    running.push(url)
    together.push([...running])
    await new Promise(setImmediate)
    running.splice(running.indexOf(url), 1)
    return new Response()
  }
  const [one, two, other] = ['https://irs.gov/a', 'https://irs.gov/b', 'https://ohio.gov/a'] as const
  await linkProblems(
    [one, two, other].map((href) => ({ href, file: 'src/tax/sources.ts' })),
    send,
  )
  expect(together.flat()).toContain(two)
  expect(together).toContainEqual([one, other])
  expect(together.filter((urls) => urls.includes(one) && urls.includes(two))).toEqual([])
})
