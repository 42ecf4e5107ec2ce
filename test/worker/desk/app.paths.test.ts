import { beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, brands } from '#brands/index'
import { FEED_FORMATS, feedPath } from '#shared/feeds'
import { referenceOf } from '#shared/reference'
import { CALENDAR_PATH } from '#tax/due-dates/paths'
import { accessToken, COLLEAGUE, createAccessKey } from '#test/helpers/access-tokens'
import { loggedSettings } from '#test/helpers/malformed-settings'
import { fakeNetwork } from '#test/helpers/worker/fakes'
import { lead, uuid } from '#test/helpers/worker/lead-parts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { CONTENT, DB, emptyStorage } from '#test/helpers/worker/storage'
import { erase } from '#worker/desk/actions'
import { d1Database, sql } from '#worker/desk/database'
import { createErasedList } from '#worker/desk/erased-list'
import { createLeadStore } from '#worker/leads/store'
import { routePaths } from '../../../src/route-paths'

const DESK = 'https://desk.firm.test'
const TEAM = 'firm.cloudflareaccess.com'
const audience = 'a-desk-audience-0123456789'
const SETTINGS = { DESK_HOST: 'desk.firm.test', ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUD: audience }

const key = await createAccessKey('key-1')
const tokenOf = (email = COLLEAGUE) =>
  accessToken({ key, issuer: `https://${TEAM}`, audience, now: Date.now() }, { claims: { email } })

let logged: string[]
/** Requests for the keys of Access. */
let keyFetches = 0

function start(settings: Record<string, unknown> = SETTINGS) {
  newIsolate(settings)
}

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork()
  logged = []
  keyFetches = 0
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (new Request(input, init).url !== `https://${TEAM}/cdn-cgi/access/certs`) return others?.(input, init) as never
    keyFetches++
    return Response.json({ keys: [key.jwk] })
  })
  const store = createLeadStore(d1Database(DB))
  const createdAt = new Date(Date.now()).toISOString()
  await store.add(lead(1, { createdAt }))
  await store.add(lead(2, { createdAt, brand: 'brownco' }))
  start()
})

interface Sent extends RequestInit {
  /** Without it, the request has the token of a colleague. */
  token?: string
}

/** Sends a request with a valid token. */
async function send(address: string, { token, headers, ...init }: Sent = {}): Promise<Response> {
  const all = { 'cf-access-jwt-assertion': token ?? (await tokenOf()), ...(headers as Record<string, string>) }
  return fetchSite(new URL(address, DESK).href, { ...init, headers: all })
}

function post(path: string, fields: Record<string, string>, init: Sent = {}) {
  return send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: DESK }, ...init })
}

const PAGES = [
  ...['/', '/lists/open', '/lists/mine', '/lists/follow-up', '/lists/held', '/lists/failed', '/lists/closed'],
  ...['/lists/all', '/lists/all.csv', `/leads/${uuid(1)}`, '/people', '/numbers'],
  ...['/appointments', '/drafts', '/lists/held/close'],
]
const FORMS = [`/leads/${uuid(1)}`, '/people', '/mail-failed-again', '/lists/held/close']

/** Everything that the desk stores. */
async function stored() {
  const results = await DB.batch(
    ['leads ORDER BY id', 'lead_events ORDER BY seq', 'lead_notes'].map((table) =>
      DB.prepare(`SELECT * FROM ${table}`),
    ),
  )
  return results.map(({ results }) => results)
}

function expectDeskHeaders({ headers }: Response) {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringMatching(/^max-age=\d+$/),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'self'[^;]*; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    ),
  })
  expect([headers.get('set-cookie'), headers.get('etag')]).toEqual([null, null])
}

test('each page is a 200 without a script for a colleague, and HEAD stores no event', async () => {
  const before = await stored()
  for (const path of PAGES) {
    expect([path, (await send(path, { method: 'HEAD' })).status]).toEqual([path, 200])
    expect(await stored()).toEqual(before)
  }
  for (const path of PAGES) {
    const response = await send(path)
    expect([path, response.status]).toEqual([path, 200])
    expectDeskHeaders(response)
    expect(await response.text()).not.toMatch(/<script|nonce=/)
  }
})

const FIELDS = { action: 'take', version: '', find: 'ana@visitor.test', leads: `${uuid(1)}:`, confirmed: 'yes' }
const origin = (value: string, more = {}) => ({ headers: { origin: value, ...more } })
const site = (name: string, dest: string) => ({ headers: { 'sec-fetch-site': name, 'sec-fetch-dest': dest } })
const withMethod = (method: string) => ({ method, ...origin(DESK) })

/** Requests to each page, or each form with `FIELDS`, that are refused and change nothing. */
const REFUSED: [what: string, paths: readonly string[], init: Sent, status: number][] = [
  ['a GET with a bad token', PAGES, { token: 'x' }, 403],
  ['a HEAD with a bad token', PAGES, { token: 'x', method: 'HEAD' }, 403],
  ['a form with a bad token', FORMS, { token: 'x', ...origin(DESK) }, 403],
  ['a form without an origin', FORMS, { headers: {} }, 403],
  ['a form that hides its origin', FORMS, origin('null'), 403],
  ['a form of another site', FORMS, origin('https://evil.test'), 403],
  ['a form of a brand', FORMS, origin(`https://${brands[0].domain}`), 403],
  ['a form of plain HTTP', FORMS, origin('http://desk.firm.test'), 403],
  ['a form of another port', FORMS, origin('https://desk.firm.test:8443'), 403],
  ['a form that a browser calls cross-site', FORMS, origin(DESK, { 'sec-fetch-site': 'cross-site' }), 403],
  ['a form that a browser calls same-site', FORMS, origin(DESK, { 'sec-fetch-site': 'same-site' }), 403],
  ['a form from outside any page', FORMS, { headers: { 'sec-fetch-site': 'none' } }, 403],
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map(
    (method) => [method, FORMS, withMethod(method), 405] as [string, readonly string[], Sent, number],
  ),
  ['an image of another site', [`/leads/${uuid(1)}`, '/lists/all.csv'], site('cross-site', 'image'), 403],
  ['a frame of a brand', [`/leads/${uuid(1)}`], site('same-site', 'iframe'), 403],
  ['a link of another site to a file', ['/lists/all.csv'], site('cross-site', 'document'), 403],
]

test.each(REFUSED)('%s is refused at %j and changes nothing', async (_what, paths, init, status) => {
  const before = await stored()
  for (const path of paths) {
    const response = paths === FORMS && !init.method ? await post(path, FIELDS, init) : await send(path, init)
    expect([path, response.status]).toEqual([path, status])
    expectDeskHeaders(response)
  }
  expect(await stored()).toEqual(before)
})

test.each([
  ['from a browser', { origin: DESK, 'sec-fetch-site': 'same-origin' }],
  ['from a browser that hides the origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['from an old browser', { origin: DESK }],
])('a form of the desk %s is a 303', async (_what, headers) => {
  expect((await post(`/leads/${uuid(1)}`, { action: 'take', version: '' }, { headers })).status).toBe(303)
})

test('a link to a lead in a mail opens it', async () => {
  expect((await send(`/leads/${uuid(1)}`, site('cross-site', 'document'))).status).toBe(200)
  expect((await stored())[1]).toMatchObject([{ action: 'viewed' }])
})

test('the answers without a token are the same for every path', async () => {
  const bodies = new Set<string>()
  for (const path of [...PAGES, `/leads/${uuid(9)}`, '/nowhere', '/robots.txt'])
    bodies.add(await (await fetchSite(`${DESK}${path}`)).text())
  expect(bodies.size).toBe(1)
})

test('the paths of the desk but / do not exist on a brand’s host, or on unknown hosts', async () => {
  const before = await stored()
  const [{ id, domain }] = brands
  const hosts = [
    `https://${domain}`,
    `http://${id}.localhost`,
    'https://desk.firm.test.evil.test',
    'https://xdesk.firm.test',
  ]
  for (const host of hosts) {
    for (const path of PAGES.slice(1))
      expect([host, path, (await send(`${host}${path}`)).status]).toEqual([host, path, 404])
    // A brand answers a POST to any page with 405, whether it exists or not.
    for (const path of [...FORMS, '/nowhere'])
      expect([host, path, (await post(`${host}${path}`, FIELDS, origin(host))).status]).toEqual([host, path, 405])
    expect(await (await send(`${host}/`)).text()).not.toContain(uuid(1))
  }
  expect(await stored()).toEqual(before)
  expect(keyFetches).toBe(0)
})

const BRAND_PATHS = [
  ...routePaths().map((path) => path.replace(/\$\w+/g, 'first')),
  ...FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'payroll')]),
  ...[CALENDAR_PATH, '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/.well-known/security.txt'],
  ...['/media/content/images/a.png', '/preview/first?token=x', '/blog/tag/payroll', '/nowhere', '/index.html', '//'],
  ...['/api/health', '/api/contact/form', '/api/content/home', '/api/content/posts', '/api/content/search?q=first'],
  ...['/api/nowhere', '/wp-login.php', '/.env'],
].filter((path) => path !== '/')

test('the paths of brands are 404 at the desk, and / is the desk’s own page', async () => {
  expect(BRAND_PATHS.length).toBeGreaterThan(50)
  for (const path of BRAND_PATHS) {
    const response = await send(`${DESK}${path}`)
    expect([path, response.status]).toEqual([path, 404])
    expectDeskHeaders(response)
  }
  for (const path of ['/contact', '/api/contact', '/api/vitals', '/api/ghost/webhook', '/api/mail/events']) {
    const response = await post(path, { name: 'Ana', email: 'ana@visitor.test', message: 'Can you help?' })
    expect([path, response.status]).toEqual([path, 404])
  }
  const home = await send(`${DESK}/?domain=${BRAND_IDS[1]}`)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(uuid(1))])
})

test('the desk’s host counts without its port, in any case and with a final dot', async () => {
  for (const host of ['https://desk.firm.test:8443', 'https://DESK.firm.test', 'https://desk.firm.test.']) {
    expect([host, (await send(`${host}/numbers`)).status]).toEqual([host, 200])
    expect([host, (await send(`${host}/services`)).status]).toEqual([host, 404])
  }
})

test('over plain HTTP, the desk redirects GET and HEAD to HTTPS and refuses forms, and a local desk serves both', async () => {
  const before = await stored()
  for (const address of ['http://desk.firm.test/people?find=a%20b', 'http://DESK.firm.test.:8080/people?find=a%20b']) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(address, { method })
      expect([status, headers.get('location')]).toEqual([308, `${DESK}/people?find=a%20b`])
    }
    const fields = { find: 'ana@visitor.test', leads: `${uuid(1)}:`, confirmed: 'yes' }
    const headers = { origin: 'http://desk.firm.test' }
    expect((await post(address, fields, { headers })).status).toBe(403)
  }
  expect(await stored()).toEqual(before)
  start({ ...SETTINGS, DESK_HOST: 'desk.localhost:8790' })
  expect((await send('http://desk.localhost:8790/numbers')).status).toBe(200)
})

/** env.test.ts has all malformed values. */
const CLOSED: Record<string, Record<string, unknown>> = {
  'no Access settings': { ACCESS_TEAM_DOMAIN: undefined, ACCESS_AUD: undefined },
  'no ACCESS_TEAM_DOMAIN': { ACCESS_TEAM_DOMAIN: undefined },
  'a short ACCESS_AUD': { ACCESS_AUD: 'short' },
  'another host than Access': { ACCESS_TEAM_DOMAIN: 'access.firm.test' },
  'an origin that only starts like a local one': { ACCESS_TEAM_DOMAIN: 'http://127.0.0.1.evil.test' },
  'a DESK_STAFF that is no JSON': { DESK_STAFF: '{' },
  'an empty DESK_STAFF': { DESK_STAFF: '' },
  'a DESK_STAFF with an unknown brand': { DESK_STAFF: `{"${COLLEAGUE}": ["browncow"]}` },
}

test.each(Object.keys(CLOSED))('the desk answers 404 to everything with %s', async (name) => {
  start({ ...SETTINGS, ...CLOSED[name] })
  const before = await stored()
  for (const path of [...PAGES, '/nowhere', '/services', '/robots.txt']) {
    const response = await send(path)
    expect([path, response.status]).toEqual([path, 404])
    expectDeskHeaders(response)
  }
  for (const path of FORMS) expect((await post(path, { action: 'take', version: '' })).status).toBe(404)
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect((await send('/', { method })).status).toBe(404)
  expect([await stored(), keyFetches]).toEqual([before, 0])
  const logs = loggedSettings(logged)
  expect(logs.length).toBe(name === 'no Access settings' ? 0 : 1)
})

const NOTICE = /role="status"/

test('an address confirms an action only if it is the colleague’s latest one on the lead', async () => {
  const page = async (token?: string) =>
    (await send(`/leads/${uuid(1)}?done=note`, token === undefined ? {} : { token })).text()
  expect(await page()).not.toMatch(NOTICE)
  await post(`/leads/${uuid(1)}`, { action: 'note', text: 'Called', version: '' })
  expect(await page()).toMatch(NOTICE)
  expect(await page()).toMatch(NOTICE)
  expect(await page(await tokenOf('bob@firm.test'))).not.toMatch(NOTICE)
})

test('an address confirms an erasure only if the colleague erased leads then', async () => {
  const page = async (path: string) => (await send(path)).text()
  for (const erased of ['9', '2026-11-23T12:00:00.000Z', 'x'])
    expect(await page(`/people?erased=${erased}`)).not.toMatch(NOTICE)
  const fields = { find: 'ana@visitor.test', leads: `${uuid(1)}: ${uuid(2)}:`, confirmed: 'yes' }
  const { headers } = await post('/people', fields)
  expect(await page(headers.get('location') ?? '')).toMatch(/role="status"[\s\S]*2 inquiries/)
})

test('no page or redirect of an erasure has what was searched in an address of the desk', async () => {
  const [find, erasing] = ['ana@visitor.test', { leads: `${uuid(1)}:`, confirmed: 'yes' }]
  const found = await post('/people', { find })
  const erased = await post('/people', { find, ...erasing })
  const pages = [await send(`/leads/${uuid(2)}`), found, await send(erased.headers.get('location') ?? '')]
  const addresses = (await Promise.all(pages.map((page) => page.text()))).flatMap((html) =>
    [...html.matchAll(/(?:href|action)="([/?][^"]*)"/g)].map(([, address]) => address),
  )
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of [...addresses, erased.headers.get('location')]) expect(address).not.toMatch(/ana|visitor/)
  expect(await (await post('/people', { find })).text()).toContain(uuid(2))
})

test('a colleague of one brand sees how many inquiries of the person remain at other brands, and nothing about them', async () => {
  start({ ...SETTINGS, DESK_STAFF: JSON.stringify({ [COLLEAGUE]: ['dresdentax'], 'bob@firm.test': BRAND_IDS }) })
  const find = 'ana@visitor.test'
  const remaining = /1 inquiry [^<]*brands/
  const found = await (await post('/people', { find })).text()
  const { headers } = await post('/people', { find, leads: `${uuid(1)}:`, confirmed: 'yes' })
  const erased = await (await send(headers.get('location') ?? '')).text()
  const nothing = await (await post('/people', { find })).text()
  for (const page of [found, erased, nothing])
    expect([remaining.test(page), page.includes(uuid(2)), page.includes('Brown')]).toEqual([true, false, false])
  const all = await (await post('/people', { find }, { token: await tokenOf('bob@firm.test') })).text()
  expect([remaining.test(all), all.includes(uuid(2))]).toEqual([false, true])
})

test('if a colleague acts on a lead while another one looks at the person, nothing is erased and the page shows the action', async () => {
  await post(`/leads/${uuid(2)}`, { action: 'note', text: 'Called back', version: '' })
  const before = await stored()
  const fields = { find: 'ana@visitor.test', leads: `${uuid(1)}: ${uuid(2)}:`, confirmed: 'yes' }
  const response = await post('/people', fields)
  const page = await response.text()
  expect([response.status, await stored()]).toEqual([409, before])
  expect(page).toContain('Called back')
  const [, leads = ''] = /name="leads" value="([^"]*)"/.exec(page) ?? []
  expect((await post('/people', { ...fields, leads })).status).toBe(303)
  expect((await stored())[0]).toEqual([])
  expect((await createErasedList(CONTENT).read()).sort()).toEqual([uuid(1), uuid(2)])
})

/** The statements that a page runs. */
async function statementsOf(path: string): Promise<number> {
  let count = 0
  const counted = {
    prepare: DB.prepare.bind(DB),
    batch(statements: D1PreparedStatement[]) {
      count += statements.length
      return DB.batch(statements)
    },
  }
  start({ ...SETTINGS, DB: counted })
  expect((await send(path)).status).toBe(200)
  return count
}

test('each list, search and number takes at most 5 statements', async () => {
  const paths = ['/', '/lists/mine', '/lists/all', '/lists/all?q=question', '/lists/open?brand=brownco', '/numbers']
  for (const path of paths) expect([path, (await statementsOf(path)) <= 5]).toEqual([path, true])
})

const REJECTED: Record<string, [fields: Record<string, string>, status: number]> = {
  'no action': [{ version: '' }, 400],
  'no version': [{ action: 'take' }, 400],
  'an unknown action': [{ action: 'erase', version: '' }, 400],
  'an action of every object': [{ action: 'constructor', version: '' }, 400],
  'an unknown way': [{ action: 'answered', way: 'fax', version: '' }, 400],
  'no way': [{ action: 'answered', version: '' }, 400],
  'an unknown reason': [{ action: 'not-a-lead', reason: 'rude', version: '' }, 400],
  'a follow-up day of the past': [{ action: 'follow-up', on: '2020-01-01', version: '' }, 400],
  'a follow-up day that does not exist': [{ action: 'follow-up', on: '2027-02-30', version: '' }, 400],
  'a follow-up day in ten years': [{ action: 'follow-up', on: '2036-01-01', version: '' }, 400],
  'a colleague, with a note of 10,000 characters': [
    { action: 'assign', to: COLLEAGUE, text: 'x'.repeat(10_000), version: '' },
    400,
  ],
  'a colleague without an address': [{ action: 'assign', to: 'bob', version: '' }, 400],
  'a blank note': [{ action: 'note', text: ' \r\n', version: '' }, 400],
  'a note of 10,000 characters': [{ action: 'note', text: '😀'.repeat(10_000), version: '' }, 400],
  'a note of 200 kB': [{ action: 'note', text: 'x'.repeat(200_000), version: '' }, 413],
  'an older version': [{ action: 'take', version: uuid(5) }, 409],
  'an action that the list does not allow': [{ action: 'reopen', version: '' }, 409],
}

test.each(Object.keys(REJECTED))('the form of a lead is refused and changes nothing with %s', async (name) => {
  const before = await stored()
  const [fields, status] = REJECTED[name] ?? [{}, 0]
  const response = await post(`/leads/${uuid(1)}`, fields)
  expect(response.status).toBe(status)
  expectDeskHeaders(response)
  expect(await stored()).toEqual(before)
})

test('a JSON body and a broken multipart body are a 400', async () => {
  const before = await stored()
  for (const type of ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']) {
    const headers = { origin: DESK, 'content-type': type }
    const response = await send(`/leads/${uuid(1)}`, {
      method: 'POST',
      body: '{"action":"take","version":""}',
      headers,
    })
    expect([type, response.status]).toEqual([type, 400])
  }
  expect(await stored()).toEqual(before)
})

test('an accepted form changes the lead once and redirects to its page', async () => {
  const response = await post(`/leads/${uuid(1)}`, { action: 'note', text: 'Called', version: '' })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/leads/${uuid(1)}?done=note`])
  expectDeskHeaders(response)
  const again = await post(`/leads/${uuid(1)}`, { action: 'note', text: 'Called', version: '' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Called')
  expect((await stored())[2]).toHaveLength(1)
})

test('the lead of another brand and an unknown one get the same 404, on every path and in every list', async () => {
  start({ ...SETTINGS, DESK_STAFF: JSON.stringify({ [COLLEAGUE]: ['dresdentax'], 'bob@firm.test': [] }) })
  const before = await stored()
  for (const token of [await tokenOf(), await tokenOf('bob@firm.test')]) {
    const answers = await Promise.all(
      [uuid(2), uuid(9), 'x', '%00', 'a'.repeat(3000)].flatMap((id) => [
        send(`/leads/${id}`, { token }),
        post(`/leads/${id}`, { action: 'take', version: '' }, { token }),
        post(`/leads/${id}`, { action: 'take' }, { token }),
        post(`/leads/${id}`, { action: 'note', text: '', version: 'x' }, { token }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    const erased = await post(
      '/people',
      { find: 'ana@visitor.test', leads: `${uuid(2)}:`, confirmed: 'yes' },
      { token },
    )
    expect([erased.status, (await erased.text()).includes(uuid(2))]).toEqual([200, false])
    for (const path of [...PAGES, '/lists/all?q=question', '/lists/all?brand=brownco', '/lists/all?page=2']) {
      if (path.startsWith('/leads')) continue
      const response = await send(path, { token })
      expect([path, response.status]).toEqual([path, 200])
      expect([path, (await response.text()).includes(uuid(2))]).toEqual([path, false])
    }
  }
  const after = await stored()
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'exported' })]))
})

test('an erased lead’s page and a search for its reference get a 410 with its history, and a 404 outside its brands', async () => {
  const staff = { [COLLEAGUE]: ['brownco'], 'bob@firm.test': ['dresdentax'] }
  start({ ...SETTINGS, DESK_STAFF: JSON.stringify(staff) })
  await post(`/leads/${uuid(2)}`, { action: 'note', text: 'Secret words', version: '' })
  const scope = { who: 'eve@firm.test', brands: undefined }
  const now = new Date(Date.now()).toISOString()
  await erase(d1Database(DB), scope, sql`id = ${uuid(2)}`, { why: 'request', now })
  const before = await stored()
  const search = `/lists/all?q=${referenceOf(uuid(2))}`
  const form = { action: 'note', text: 'Called', version: '' }
  for (const response of [await send(`/leads/${uuid(2)}`), await send(search), await post(`/leads/${uuid(2)}`, form)]) {
    expect(response.status).toBe(410)
    expectDeskHeaders(response)
    const text = await response.text()
    expect(text).toContain('eve@firm.test')
    expect(text).toContain('Note added')
    expect(text).not.toContain('Secret words')
  }
  const token = await tokenOf('bob@firm.test')
  expect((await send(`/leads/${uuid(2)}`, { token })).status).toBe(404)
  expect((await post(`/leads/${uuid(2)}`, form, { token })).status).toBe(404)
  expect(await (await send(search, { token })).text()).not.toContain('eve@firm.test')
  expect(await stored()).toEqual(before)
})

const SEARCHES = [
  '%',
  '_',
  '"',
  `'`,
  'NOT a',
  '\0',
  'a\0b',
  '\\',
  ';',
  '😀',
  '１２',
  '٣',
  '740',
  '7405550100',
  '\u0301',
  '\ud800',
]
const LONG_SEARCHES = [`${'a'.repeat(99)}😀`, 'a '.repeat(1000), '"'.repeat(5000)]

test('odd searches and filters get a 200', async () => {
  for (const search of [...SEARCHES, ...LONG_SEARCHES]) {
    const query = new URLSearchParams({ q: search })
    for (const path of [`/lists/all?${query}`, `/lists/all.csv?${query}&brand=brownco`]) {
      const response = await send(path)
      expect([search, path.slice(0, 60), response.status]).toEqual([search, path.slice(0, 60), 200])
    }
    expect([search, (await post('/people', { find: search })).status]).toEqual([search, 200])
  }
  for (const field of ['brand', 'from', 'to', 'page'])
    for (const value of [
      '%',
      "'",
      '2026-13-99',
      '2026-02-31',
      '9999-12-31',
      '0001-01-01',
      '0',
      '-1',
      '9'.repeat(30),
      'a'.repeat(5000),
      '\0',
    ]) {
      const response = await send(`/lists/all?${new URLSearchParams({ [field]: value })}`)
      expect([field, value, response.status]).toEqual([field, value, 200])
    }
})

test('a list that does not exist is a 404', async () => {
  for (const path of [
    '/lists',
    '/lists/',
    '/lists/nowhere',
    '/lists/nowhere.csv',
    '/lists/constructor',
    '/leads',
    '/leads/',
  ])
    expect([path, (await send(path)).status]).toEqual([path, 404])
})

test('while Access does not answer, the desk answers 503 and opens nothing', async () => {
  vi.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('connection refused')))
  const before = await stored()
  for (const path of PAGES) {
    const response = await send(path)
    expect([path, response.status]).toEqual([path, 503])
    expectDeskHeaders(response)
  }
  for (const path of FORMS) expect((await post(path, { action: 'take', version: '' })).status).toBe(503)
  expect(await stored()).toEqual(before)
})

test('an unexpected error gets a 500 page with the request id of its log line', async () => {
  start()
  vi.spyOn(DB, 'batch').mockRejectedValue(new Error('inner-words'))
  const response = await fetchSite(`${DESK}/numbers`, { headers: { 'cf-access-jwt-assertion': await tokenOf() } })
  const html = await response.text()
  const [line] = logged.map((text) => JSON.parse(text))
  expect([response.status, line.event, line.requestId]).toEqual([
    500,
    'desk-error',
    response.headers.get('x-request-id'),
  ])
  expect([html.includes(line.requestId), html.includes('inner-words')]).toEqual([true, false])
})
