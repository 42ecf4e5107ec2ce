import { beforeEach, expect, test, vi } from 'vitest'
import { routePaths } from '#app/route-paths.ts'
import { BRAND_IDS, brands } from '#brands/index.ts'
import { FEED_FORMATS, feedPath } from '#shared/feeds.ts'
import { referenceOf } from '#shared/reference.ts'
import { CALENDAR_PATH } from '#tax/due-dates/paths.ts'
import { COLLEAGUE } from '#test/helpers/access-tokens.ts'
import { loggedSettings } from '#test/helpers/malformed-settings.ts'
import {
  DESK,
  keyFetches,
  openDesk,
  sendDesk as post,
  restartDesk,
  type Sent,
  send,
  startDesk,
} from '#test/helpers/worker/desk-site.ts'
import { lead, uuid } from '#test/helpers/worker/lead-parts.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { CONTENT, DB } from '#test/helpers/worker/storage.ts'
import { d1Database, sql } from '#worker/db/database.ts'
import { erase } from '#worker/desk/actions.ts'
import { createErasedList } from '#worker/desk/erased-list.ts'
import { createLeadStore } from '#worker/leads/store.ts'

const BOB = 'bob@firm.test'
const LEAD = `/leads/${uuid(1)}`
const find = 'ana@visitor.test'

let logged: string[]

beforeEach(async () => {
  await startDesk()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  const store = createLeadStore(d1Database(DB))
  const createdAt = new Date(Date.now()).toISOString()
  await store.add(lead(1, { createdAt }))
  await store.add(lead(2, { createdAt, brand: 'brownco' }))
})

const PAGES = [
  ...['/', '/lists/open', '/lists/mine', '/lists/follow-up', '/lists/held', '/lists/failed', '/lists/closed'],
  ...['/lists/all', '/lists/all.csv', LEAD, '/people', '/numbers', '/appointments', '/drafts', '/lists/held/close'],
]
const FORMS = [LEAD, '/people', '/mail-failed-again', '/lists/held/close']

async function stored() {
  const tables = ['leads ORDER BY id', 'lead_events ORDER BY seq', 'lead_notes', 'mails ORDER BY id']
  const results = await DB.batch(tables.map((table) => DB.prepare(`SELECT * FROM ${table}`)))
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

async function expectStatus(paths: readonly string[], status: number) {
  for (const path of paths) {
    const response = await send(path)
    expect([path, response.status]).toEqual([path, status])
    expectDeskHeaders(response)
  }
}

test('each desk page returns a 200 response without scripts', async () => {
  const before = await stored()
  for (const path of PAGES) expect([path, (await send(path, { method: 'HEAD' })).status]).toEqual([path, 200])
  expect(await stored()).toEqual(before)
  for (const path of PAGES) {
    const response = await send(path)
    expect([path, response.status]).toEqual([path, 200])
    expectDeskHeaders(response)
    expect(await response.text()).not.toMatch(/<script|nonce=/)
  }
})

const FIELDS = { action: 'take', version: '', find, leads: `${uuid(1)}:`, confirmed: 'yes' }
const origin = (value: string, more = {}) => ({ headers: { origin: value, ...more } })
const site = (name: string, dest: string) => ({ headers: { 'sec-fetch-site': name, 'sec-fetch-dest': dest } })
const ofType = (type: string) => ({ ...origin(DESK, { 'content-type': type }), body: JSON.stringify(FIELDS) })
const form = (fields: Record<string, string>) => ({ body: new URLSearchParams({ version: '', ...fields }) })
const ODD_LISTS = ['/lists', '/lists/', '/lists/nowhere', '/lists/nowhere.csv', '/lists/constructor', '/leads']

const REFUSED: [what: string, paths: readonly string[], init: Sent, status: number][] = [
  ['a GET with a bad token', PAGES, { token: 'x' }, 403],
  ['a HEAD with a bad token', PAGES, { token: 'x', method: 'HEAD' }, 403],
  ['a list that does not exist', ODD_LISTS, {}, 404],
  ['an image on another site', [LEAD, '/lists/all.csv'], site('cross-site', 'image'), 403],
  ['a frame on a brand site', [LEAD], site('same-site', 'iframe'), 403],
  ['a link on another site to a file', ['/lists/all.csv'], site('cross-site', 'document'), 403],
  ['a form with a bad token', FORMS, { token: 'x', ...origin(DESK) }, 403],
  ['a form without an origin', FORMS, { headers: {} }, 403],
  ['a form that hides its origin', FORMS, origin('null'), 403],
  ['a form from another site', FORMS, origin('https://evil.test'), 403],
  ['a form from a brand site', FORMS, origin(`https://${brands[0].domain}`), 403],
  ['a form from a page over plain HTTP', FORMS, origin('http://desk.firm.test'), 403],
  ['a form from another port', FORMS, origin('https://desk.firm.test:8443'), 403],
  ['a form that the browser marks as cross-site', FORMS, origin(DESK, { 'sec-fetch-site': 'cross-site' }), 403],
  ['a form that the browser marks as same-site', FORMS, origin(DESK, { 'sec-fetch-site': 'same-site' }), 403],
  ['a form that no page sent', FORMS, { headers: { 'sec-fetch-site': 'none' } }, 403],
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method): (typeof REFUSED)[number] => [
    method,
    FORMS,
    { method, ...origin(DESK) },
    405,
  ]),
  ...['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'].map(
    (type): (typeof REFUSED)[number] => [`a form of type ${type}`, [LEAD], ofType(type), 400],
  ),
  ['a form without an action', [LEAD], form({}), 400],
  ['a form without a version', [LEAD], { body: new URLSearchParams({ action: 'take' }) }, 400],
  ['an unknown action', [LEAD], form({ action: 'erase' }), 400],
  ['an action named like an object property', [LEAD], form({ action: 'constructor' }), 400],
  ['an unknown way of answering', [LEAD], form({ action: 'answered', way: 'fax' }), 400],
  ['an answer without its way', [LEAD], form({ action: 'answered' }), 400],
  ['an unknown closing reason', [LEAD], form({ action: 'not-a-lead', reason: 'rude' }), 400],
  ['a follow-up date in the past', [LEAD], form({ action: 'follow-up', on: '2020-01-01' }), 400],
  ['a nonexistent follow-up date', [LEAD], form({ action: 'follow-up', on: '2027-02-30' }), 400],
  ['a follow-up date ten years ahead', [LEAD], form({ action: 'follow-up', on: '2036-01-01' }), 400],
  ['a staff member without an email address', [LEAD], form({ action: 'assign', to: 'bob' }), 400],
  ['a long note to a colleague', [LEAD], form({ action: 'assign', to: COLLEAGUE, text: 'x'.repeat(10_000) }), 400],
  ['a blank note', [LEAD], form({ action: 'note', text: ' \r\n' }), 400],
  ['a note of 10,000 characters', [LEAD], form({ action: 'note', text: '😀'.repeat(10_000) }), 400],
  ['a note of 200 kB', [LEAD], form({ action: 'note', text: 'x'.repeat(200_000) }), 413],
  ['an outdated version', [LEAD], form({ action: 'take', version: uuid(5) }), 409],
  ["an action that the lead's list does not allow", [LEAD], form({ action: 'reopen' }), 409],
  ['resending an email that was not sent yet', [LEAD], form({ action: 'mail-again', mail: `${uuid(1)}-office` }), 409],
]

test.each(REFUSED)('the desk rejects a request and changes no data: %s to %j', async (_what, paths, init, status) => {
  const isForm = !init.method && (paths === FORMS || 'body' in init)
  const before = await stored()
  for (const path of paths) {
    const response = isForm ? await post(path, FIELDS, undefined, init) : await send(path, init)
    expect([path, response.status]).toEqual([path, status])
    expectDeskHeaders(response)
  }
  expect(await stored()).toEqual(before)
})

test.each([
  ['a browser', { origin: DESK, 'sec-fetch-site': 'same-origin' }],
  ['a browser that hides the origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an old browser', { origin: DESK }],
])("a desk form submitted by %s gets a 303 to the lead's page", async (_what, headers) => {
  const fields = { action: 'note', text: 'Called', version: '' }
  const response = await post(LEAD, fields, undefined, { headers })
  expect([response.status, response.headers.get('location')]).toEqual([303, `${LEAD}?done=note`])
  expectDeskHeaders(response)
  const again = await post(LEAD, fields, undefined, { headers })
  expect([again.status, (await again.text()).includes('Called')]).toEqual([409, true])
  expect((await stored())[2]).toHaveLength(1)
})

test(`opening a lead's desk page from an email link stores a "viewed" event`, async () => {
  expect((await send(LEAD, site('cross-site', 'document'))).status).toBe(200)
  expect((await stored())[1]).toMatchObject([{ action: 'viewed' }])
})

test('without a Cloudflare Access token, every desk URL returns the same response', async () => {
  const bodies = new Set<string>()
  for (const path of [...PAGES, `/leads/${uuid(9)}`, '/nowhere', '/robots.txt'])
    bodies.add(await (await fetchSite(`${DESK}${path}`)).text())
  expect(bodies.size).toBe(1)
})

const [{ id, domain }] = brands

test.each([
  `https://${domain}`,
  `http://${id}.localhost`,
  'https://desk.firm.test.evil.test',
  'https://xdesk.firm.test',
])('a GET request for a desk path other than / gets a 404 on the origin %s', async (host) => {
  const before = await stored()
  for (const path of PAGES.slice(1)) expect([path, (await send(`${host}${path}`)).status]).toEqual([path, 404])
  // Brand sites respond to a POST request to any page with a 405, even if the page does not exist.
  for (const path of [...FORMS, '/nowhere'])
    expect([path, (await post(`${host}${path}`, FIELDS, undefined, origin(host))).status]).toEqual([path, 405])
  expect(await (await send(`${host}/`)).text()).not.toContain(uuid(1))
  expect([await stored(), keyFetches.count]).toEqual([before, 0])
})

const BRAND_PATHS = [
  ...routePaths().map((path) => path.replace(/\$\w+/g, 'first')),
  ...FEED_FORMATS.flatMap(({ file }) => [feedPath(file), feedPath(file, 'payroll')]),
  ...[CALENDAR_PATH, '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/.well-known/security.txt'],
  ...['/media/content/images/a.png', '/preview/first?token=x', '/blog/tag/payroll', '/nowhere', '/index.html', '//'],
  ...['/api/health', '/api/contact/form', '/api/content/home', '/api/content/posts', '/api/content/search?q=first'],
  ...['/api/nowhere', '/wp-login.php', '/.env'],
].filter((path) => path !== '/')

test("every path on a brand's site except / gets a 404 on the desk's host", async () => {
  expect(BRAND_PATHS.length).toBeGreaterThan(50)
  await expectStatus(
    BRAND_PATHS.map((path) => `${DESK}${path}`),
    404,
  )
  for (const path of ['/contact', '/api/contact', '/api/vitals', '/api/ghost/webhook', '/api/mail/events'])
    expect([path, (await post(path, { name: 'Ana', email: find, message: 'Can you help?' })).status]).toEqual([
      path,
      404,
    ])
  const home = await send(`${DESK}/?domain=${BRAND_IDS[1]}`)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(uuid(1))])
})

test('the desk responds if the Host header has a port, is in uppercase or ends with a dot', async () => {
  for (const host of ['https://desk.firm.test:8443', 'https://DESK.firm.test', 'https://desk.firm.test.'])
    for (const [path, status] of [
      ['/numbers', 200],
      ['/services', 404],
    ] as const)
      expect([host, path, (await send(`${host}${path}`)).status]).toEqual([host, path, status])
})

test('a GET or HEAD request to the desk over HTTP gets a 308 to HTTPS', async () => {
  const before = await stored()
  for (const address of ['http://desk.firm.test/people?find=a%20b', 'http://DESK.firm.test.:8080/people?find=a%20b']) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send(address, { method })
      expect([status, headers.get('location')]).toEqual([308, `${DESK}/people?find=a%20b`])
    }
    expect((await post(address, FIELDS, undefined, origin('http://desk.firm.test'))).status).toBe(403)
  }
  expect(await stored()).toEqual(before)
  restartDesk(undefined, { DESK_HOST: 'desk.localhost:8790' })
  expect((await send('http://desk.localhost:8790/numbers')).status).toBe(200)
})

test.each<[string, Record<string, unknown>]>([
  ['no Access settings', { ACCESS_TEAM_DOMAIN: undefined, ACCESS_AUD: undefined }],
  ['no ACCESS_TEAM_DOMAIN', { ACCESS_TEAM_DOMAIN: undefined }],
  ['a short ACCESS_AUD', { ACCESS_AUD: 'short' }],
  ['an ACCESS_TEAM_DOMAIN that is not an Access host', { ACCESS_TEAM_DOMAIN: 'access.firm.test' }],
  ['an origin that only resembles a local one', { ACCESS_TEAM_DOMAIN: 'http://127.0.0.1.evil.test' }],
  ['an empty DESK_STAFF', { DESK_STAFF: '' }],
  ['a DESK_STAFF with an unknown brand', { DESK_STAFF: `{"${COLLEAGUE}": ["browncow"]}` }],
])('with %s, every request to the desk gets a 404', async (name, settings) => {
  restartDesk(undefined, settings)
  const before = await stored()
  await expectStatus([...PAGES, '/nowhere', '/services', '/robots.txt'], 404)
  for (const path of FORMS) expect((await post(path, FIELDS)).status).toBe(404)
  expect([await stored(), keyFetches.count]).toEqual([before, 0])
  expect(loggedSettings(logged).length).toBe(name === 'no Access settings' ? 0 : 1)
})

const NOTICE = /role="status"/

test("a lead's desk page with ?done= shows a confirmation only to the staff member who took the action", async () => {
  const page = async (email?: string) => (await openDesk(`${LEAD}?done=note`, email)).text()
  expect(await page()).not.toMatch(NOTICE)
  await post(LEAD, { action: 'note', text: 'Called', version: '' })
  for (const _ of [1, 2]) expect(await page()).toMatch(NOTICE)
  expect(await page(BOB)).not.toMatch(NOTICE)
})

test('the "Erase a person" page in the desk never puts the search text in a URL', async () => {
  const page = async (path: string) => (await send(path)).text()
  for (const erased of ['9', '2026-11-23T12:00:00.000Z', 'x'])
    expect(await page(`/people?erased=${erased}`)).not.toMatch(NOTICE)
  const pages = [await page(`/leads/${uuid(2)}`), await (await post('/people', { find })).text()]
  const leads = { find, leads: `${uuid(1)}: ${uuid(2)}:`, confirmed: 'yes' }
  const location = (await post('/people', leads)).headers.get('location') ?? ''
  pages.push(await page(location))
  expect(pages[2]).toMatch(/role="status"[\s\S]*2 inquiries/)
  const addresses = pages.flatMap((html) => [...html.matchAll(/(?:href|action)="([/?][^"]*)"/g)].map(([, to]) => to))
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of [...addresses, location]) expect(address).not.toMatch(/ana|visitor/)
})

test('the "Erase a person" page in the desk counts inquiries to other brands without showing their details', async () => {
  restartDesk({ [COLLEAGUE]: ['dresdentax'], [BOB]: BRAND_IDS })
  const remaining = /1 inquiry [^<]*brands/
  const found = await (await post('/people', { find })).text()
  const { headers } = await post('/people', { find, leads: `${uuid(1)}:`, confirmed: 'yes' })
  const erased = await (await send(headers.get('location') ?? '')).text()
  const nothing = await (await post('/people', { find })).text()
  for (const page of [found, erased, nothing])
    expect([remaining.test(page), page.includes(uuid(2)), page.includes('Brown')]).toEqual([true, false, false])
  const all = await (await post('/people', { find }, BOB)).text()
  expect([remaining.test(all), all.includes(uuid(2))]).toEqual([false, true])
})

test("a request to erase a person's data gets a 409 if one of the person's leads changed after the search", async () => {
  await post(`/leads/${uuid(2)}`, { action: 'note', text: 'Called back', version: '' })
  const before = await stored()
  const fields = { find, leads: `${uuid(1)}: ${uuid(2)}:`, confirmed: 'yes' }
  const response = await post('/people', fields)
  const page = await response.text()
  expect([response.status, await stored()]).toEqual([409, before])
  expect(page).toContain('Called back')
  const [, leads = ''] = /name="leads" value="([^"]*)"/.exec(page) ?? []
  expect((await post('/people', { ...fields, leads })).status).toBe(303)
  expect((await stored())[0]).toEqual([])
  expect((await createErasedList(CONTENT).read()).sort()).toEqual([uuid(1), uuid(2)])
})

test("the desk returns the same 404 for another brand's lead as for an unknown lead", async () => {
  restartDesk({ [COLLEAGUE]: ['dresdentax'], [BOB]: [] })
  const before = await stored()
  for (const email of [COLLEAGUE, BOB]) {
    const answers = await Promise.all(
      [uuid(2), uuid(9), 'x', '%00', 'a'.repeat(3000)].flatMap((id) => [
        openDesk(`/leads/${id}`, email),
        post(`/leads/${id}`, { action: 'take', version: '' }, email),
        post(`/leads/${id}`, { action: 'note', text: '', version: 'x' }, email),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    const erased = await post('/people', { find, leads: `${uuid(2)}:`, confirmed: 'yes' }, email)
    expect([erased.status, (await erased.text()).includes(uuid(2))]).toEqual([200, false])
    for (const path of [...PAGES, '/lists/all?q=question', '/lists/all?brand=brownco', '/lists/all?page=2']) {
      if (path.startsWith('/leads')) continue
      const response = await openDesk(path, email)
      expect([path, response.status, (await response.text()).includes(uuid(2))]).toEqual([path, 200, false])
    }
  }
  const after = await stored()
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
  expect(after[1]).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'exported' })]))
})

test("an erased lead's desk page returns a 410 with the lead's history", async () => {
  restartDesk({ [COLLEAGUE]: ['brownco'], [BOB]: ['dresdentax'] })
  const [path, search] = [`/leads/${uuid(2)}`, `/lists/all?q=${referenceOf(uuid(2))}`]
  await post(path, { action: 'note', text: 'Secret words', version: '' })
  const scope = { who: 'eve@firm.test', brands: undefined }
  await erase(d1Database(DB), scope, sql`id = ${uuid(2)}`, { why: 'request', now: new Date(Date.now()).toISOString() })
  const before = await stored()
  for (const response of [await send(path), await send(search), await post(path, FIELDS)]) {
    const text = await response.text()
    expect([response.status, /eve@firm\.test/.test(text), text.includes('Note added')]).toEqual([410, true, true])
    expect(text).not.toContain('Secret words')
  }
  expect([(await openDesk(path, BOB)).status, (await post(path, FIELDS, BOB)).status]).toEqual([404, 404])
  expect(await (await openDesk(search, BOB)).text()).not.toContain('eve@firm.test')
  expect(await stored()).toEqual(before)
})

const SEARCHES = ['%', '"', 'NOT a', 'a\0b', '\\', '😀', '１２', '7405550100', '\ud800', '"'.repeat(5000)]
const DATES = ["'", '2026-13-99', '2026-02-31', '0001-01-01', '-1', '9'.repeat(30), '\0']

test('a desk search or filter with unusual characters or invalid dates gets a 200', async () => {
  for (const q of SEARCHES) {
    const query = new URLSearchParams({ q })
    for (const path of [`/lists/all?${query}`, `/lists/all.csv?${query}&brand=brownco`])
      expect([q, (await send(path)).status]).toEqual([q, 200])
    expect([q, (await post('/people', { find: q })).status]).toEqual([q, 200])
  }
  for (const field of ['brand', 'from', 'to', 'page'])
    for (const value of DATES)
      expect((await send(`/lists/all?${new URLSearchParams({ [field]: value })}`)).status).toBe(200)
})

test('every desk request gets a 503 if Cloudflare Access does not respond', async () => {
  vi.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('connection refused')))
  const before = await stored()
  await expectStatus(PAGES, 503)
  for (const path of FORMS) expect((await post(path, FIELDS)).status).toBe(503)
  expect(await stored()).toEqual(before)
})

test('an unexpected error in the desk returns a 500 page with the request id from the log line', async () => {
  vi.spyOn(DB, 'batch').mockRejectedValue(new Error('inner-words'))
  const response = await send('/numbers')
  const html = await response.text()
  const requestId = response.headers.get('x-request-id')
  expect(logged.map((text) => JSON.parse(text))).toMatchObject([{ event: 'desk-error', requestId }])
  expect([response.status, html.includes(`${requestId}`), html.includes('inner-words')]).toEqual([500, true, false])
})

test('each desk list, desk search and Numbers page uses at most five D1 statements', async () => {
  let count = 0
  const counted = {
    prepare: DB.prepare.bind(DB),
    batch(statements: D1PreparedStatement[]) {
      count += statements.length
      return DB.batch(statements)
    },
  }
  restartDesk(undefined, { DB: counted })
  for (const path of ['/', '/lists/mine', '/lists/all?q=question', '/lists/open?brand=brownco', '/numbers']) {
    count = 0
    expect((await openDesk(path)).status).toBe(200)
    expect([path, count > 0 && count <= 5]).toEqual([path, true])
  }
})
