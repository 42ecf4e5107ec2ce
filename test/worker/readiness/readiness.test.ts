import { env } from 'cloudflare:test'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import type { Check } from '#desk/readiness-models'
import { MALFORMED, OPTIONAL, REQUIRED } from '#test/helpers/malformed-settings'
import { openDesk, startDesk } from '#test/helpers/worker/desk-site'
import { type FakeNetwork, fakeNetwork, ghostPost, ghostWith } from '#test/helpers/worker/fakes'
import { lead } from '#test/helpers/worker/lead-parts'
import { loadPosts } from '#test/helpers/worker/site'
import { CONTENT, DB, emptyStorage } from '#test/helpers/worker/storage'
import { d1Database } from '#worker/desk/database'
import { completedRun } from '#worker/leads/job-runs'
import { createLeadStore } from '#worker/leads/store'
import { type ReadinessParts, readReadiness } from '#worker/readiness/readiness'

const passed = { verdict: 'passed' }
const REPORT = {
  spf: passed,
  dkim: [passed],
  domain_lockdown: passed,
  sender_domain: { a: passed, mx: passed, verdict: 'passed' },
}
const DKIM = { DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'A'.repeat(200) }
/** Each setting that needs another one, with it. */
const PAIRS = {
  ...DKIM,
  GHOST_ADMIN_KEY: `5a3b1e0f:${'ab'.repeat(32)}`,
  PREVIEW_SECRET: 'p'.repeat(32),
  TURNSTILE_SITE_KEY: '0x4AAAAAAA',
  TURNSTILE_SECRET: '0x4AAAAAAA',
  ACCESS_TEAM_DOMAIN: 'firm.cloudflareaccess.com',
  ACCESS_AUD: 'a-desk-audience-0123456789',
}

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork([])
  answerChecks(() => Response.json({ check_results: REPORT }))
})

function answerChecks(answer: (domain: string) => Response) {
  network.mail = async (_, init) => answer(JSON.parse(`${init?.body}`).domain)
}

async function storePosts() {
  network.ghost = ghostWith([ghostPost({ slug: 'first' })])
  await loadPosts()
}

async function readChecks(settings: object = {}, parts: Partial<ReadinessParts> = {}) {
  const tables = await readReadiness({
    values: { ...env, ...settings },
    db: d1Database(DB),
    readContent: (key) => CONTENT.get(key),
    hasBucket: false,
    ...parts,
  })
  return tables.flatMap(({ id: table, checks }) => checks.map((check) => ({ ...check, table })))
}

const named = (checks: readonly (Check & { table: string })[], light: Check['light']) =>
  checks.filter((check) => check.light === light).map(({ table, id }) => `${table} ${id}`)

const checkOf = (checks: readonly Check[], id: string) => checks.find((check) => check.id === id)

const broken: ReadinessParts['db'] = { batch: () => Promise.reject(new Error('D1_ERROR: Network\nconnection lost.')) }

const HOUR_MS = 3_600_000

test.each([
  ['stored today', 1, 'green'],
  ['stored yesterday', 26.1, 'red'],
  ['never stored', undefined, 'yellow'],
])('a backup that was %s is shown as such', async (_, hours, light) => {
  const at = new Date(Date.now() - (hours ?? 0) * HOUR_MS).toISOString()
  if (hours) await d1Database(DB).batch([completedRun('backup', at)])
  const backups = { BACKUP_PUBLIC_KEY: await identityToRecipient(await generateX25519Identity()) }
  expect(checkOf(await readChecks(backups), 'backup')?.light).toBe('gray')
  expect(checkOf(await readChecks(backups, { hasBucket: true }), 'backup')?.light).toBe(light)
})

test('a site with content, a webhook and a sweep has no red light, and each red or yellow check has a next step', async () => {
  await storePosts()
  await CONTENT.put('generation', `${Date.now()}`)
  const checks = await readChecks()
  expect(named(checks, 'red')).toEqual([])
  expect(
    ['ghost', 'content', 'webhook', 'd1', 'schema', 'sweep', 'mail', 'spf'].map((id) => checkOf(checks, id)?.light),
  ).toEqual(Array(8).fill('green'))
  const idle = checks.filter(({ light, next }) => (light === 'red' || light === 'yellow') && next === '')
  expect(idle).toEqual([])
})

test.each(OPTIONAL)('each malformed value of %s turns exactly its own light red', async (name) => {
  for (const value of MALFORMED[name]) {
    const checks = await readChecks({ ...PAIRS, [name]: value })
    expect([value, named(checks, 'red')]).toEqual([value, [`settings ${name}`]])
    expect(checkOf(checks, name)?.next).not.toBe('')
  }
})

test.each(REQUIRED)('without %s, exactly its own light is red', async (name) => {
  expect(named(await readChecks({ [name]: undefined }), 'red')).toEqual([`settings ${name}`])
})

test.each([
  ['GHOST_WEBHOOK_SECRET', 'webhook'],
  ['PREVIEW_SECRET', 'ghost-admin'],
  ['DKIM_PRIVATE_KEY', 'dkim'],
  ['MAIL_FROM', 'spf'],
])('if %s is malformed, the light of %s is gray and names this setting', async (name, id) => {
  network.ghost = () => Response.json({ posts: [] })
  const checks = await readChecks({ ...PAIRS, [name]: '' })
  const state = `Not checked: the setting ${name} has a problem.`
  expect(checkOf(checks, id)).toMatchObject({ light: 'gray', state, next: 'See Settings.' })
})

test('a setting without the setting that it needs is red', async () => {
  const checks = await readChecks({ ...PAIRS, PREVIEW_SECRET: undefined })
  expect(named(checks, 'red')).toEqual(['settings GHOST_ADMIN_KEY'])
})

test('a secret whose value is unknown is gray, and so is what needs it', async () => {
  const unreadable = new Set(['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY', 'GHOST_WEBHOOK_SECRET'])
  const values = Object.fromEntries([...unreadable].map((name) => [name, undefined]))
  const checks = await readChecks(values, { unreadable })
  expect(named(checks, 'red')).toEqual([])
  for (const id of [...unreadable, 'ghost', 'mail', 'spf', 'lockdown'])
    expect([id, checkOf(checks, id)]).toEqual([id, expect.objectContaining({ light: 'gray' })])
  // The time of the last webhook is in KV.
  expect(checkOf(checks, 'webhook')?.light).toBe('yellow')
  expect(network.requests).toEqual([])
})

test.each<[name: string, answer: () => Response, light: string]>([
  ['a 401', () => Response.json({ message: 'Unauthorized' }, { status: 401 }), 'red'],
  ['a 403', () => Response.json({ message: 'Forbidden' }, { status: 403 }), 'yellow'],
  ['a 500', () => new Response('', { status: 500 }), 'red'],
  ['HTML', () => new Response('<!doctype html>'), 'red'],
  ['null', () => Response.json(null), 'red'],
  ['no results', () => Response.json({}), 'red'],
  ['results without SPF', () => Response.json({ check_results: { ...REPORT, spf: undefined } }), 'red'],
  ['an unknown verdict', () => Response.json({ check_results: { ...REPORT, spf: { verdict: 'great' } } }), 'red'],
  ['a text for DKIM', () => Response.json({ check_results: { ...REPORT, dkim: 'passed' } }), 'red'],
])('if MailChannels answers a domain check with %s, only its own light is not green', async (_, answer, light) => {
  answerChecks(answer)
  const checks = await readChecks()
  expect(checkOf(checks, 'mail')).toMatchObject({ light, next: expect.stringMatching(/./) })
  expect(named(checks, 'red')).toEqual(light === 'red' ? ['shared mail'] : [])
  expect(checks.filter(({ id }) => id === 'spf').map(({ light }) => light)).toEqual(brands.map(() => 'gray'))
})

test.each<[name: string, settings: object, report: object, red: string[], yellow: string[]]>([
  ['SPF failed', {}, { spf: { verdict: 'none' } }, ['spf'], []],
  ['SPF not known', {}, { spf: { verdict: 'temporary error' } }, [], ['spf']],
  ['no DKIM key checked', DKIM, { dkim: [] }, ['dkim'], []],
  ['DKIM failed', {}, { dkim: [passed, { verdict: 'failed' }] }, ['dkim'], []],
  ['nothing missing', DKIM, {}, [], []],
  ['no Domain Lockdown', {}, { domain_lockdown: { verdict: 'failed', reason: 'a\n b' } }, ['lockdown'], []],
  ['no domain', {}, { sender_domain: { verdict: 'failed' } }, ['sender'], []],
])('with %s, exactly the light of that record changes, for that brand', async (_, settings, report, red, yellow) => {
  const [brand] = brands
  answerChecks((domain) => Response.json({ check_results: { ...REPORT, ...(domain === brand?.domain && report) } }))
  const checks = (await readChecks({ ...settings, LEADS_TO: recipients() })).filter(({ table }) => table !== 'shared')
  const of = (ids: string[]) => ids.map((id) => `${brand?.id} ${id}`)
  expect([named(checks, 'red'), named(checks, 'yellow')]).toEqual([of(red), of(yellow)])
})

const recipients = () => JSON.stringify(Object.fromEntries(brands.map(({ id }) => [id, 'office@firm.com'])))

test('Ghost’s Admin API is asked only after the Content API, and has its own light', async () => {
  network.ghost = (url) => new Response('{}', { status: url.pathname.includes('/admin/') ? 401 : 500 })
  expect(named(await readChecks(PAIRS), 'red')).toEqual(['shared ghost'])
  expect(network.requests.filter((request) => request.includes('/admin/'))).toEqual([])
  network.ghost = (url) =>
    url.pathname.includes('/admin/') ? new Response('{}', { status: 401 }) : Response.json({ posts: [] })
  expect(named(await readChecks(PAIRS), 'red')).toEqual(['shared ghost-admin'])
})

test('a database that fails, hangs or lacks a migration turns exactly one light red', async () => {
  const failed = await readChecks({}, { db: broken })
  expect(named(failed, 'red')).toEqual(['shared d1'])
  expect(checkOf(failed, 'd1')?.state).toBe('The database does not answer: D1_ERROR: Network connection lost.')
  const hanging = { batch: () => new Promise<never>(() => undefined) }
  expect(named(await readChecks({}, { db: hanging, storageDeadlineMs: 10 }), 'red')).toEqual(['shared d1'])
  const without = (applied: object[]) => ({ batch: async () => [applied] })
  expect(named(await readChecks({}, { db: without([{ name: '0001_leads.sql' }]) }), 'red')).toEqual(['shared schema'])
  const noTable = { batch: () => Promise.reject(new Error('D1_ERROR: no such table: d1_migrations: SQLITE_ERROR')) }
  expect(named(await readChecks({}, { db: noTable }), 'red')).toEqual(['shared schema'])
})

test('a KV that fails turns exactly one light red, and old content is yellow', async () => {
  const failed = await readChecks({}, { readContent: () => Promise.reject(new Error('KV GET failed')) })
  expect(named(failed, 'red')).toEqual(['shared kv'])
  await storePosts()
  expect(checkOf(await readChecks(), 'content')?.light).toBe('green')
  const later = Date.now() + 25 * 60 * 60_000
  expect(checkOf(await readChecks({}, { now: later }), 'content')?.light).toBe('yellow')
})

test.each(['{"fetchedAt":"soon"}', '{"fetchedAt":1e300}', '1e300', 'soon', ''])(
  'with %j in KV, the content and the webhook are yellow',
  async (stored) => {
    const checks = await readChecks({}, { readContent: async () => stored })
    expect(['content', 'webhook'].map((id) => checkOf(checks, id)?.light)).toEqual(['yellow', 'yellow'])
  },
)

test('a sweep that is 11 minutes old and a lost morning mail have a red light each', async () => {
  expect(named(await readChecks({}, { now: Date.now() + 11 * 60_000 }), 'red')).toEqual(['shared sweep'])
  await DB.prepare(`UPDATE job_runs SET completed_at = '2026-11-22T13:00:00.000Z' WHERE job = 'morning'`).run()
  const now = Date.parse('2026-11-23T16:00:00.000Z')
  await DB.prepare(`UPDATE job_runs SET completed_at = '2026-11-23T15:59:00.000Z' WHERE job = 'sweep'`).run()
  expect(named(await readChecks({}, { now }), 'red')).toEqual(['shared morning'])
  await DB.prepare(`UPDATE job_runs SET completed_at = '2026-11-23T13:00:00.000Z' WHERE job = 'morning'`).run()
  expect(named(await readChecks({}, { now }), 'red')).toEqual([])
  await DB.prepare(
    `INSERT INTO staff_mails (kind, brand, slot, claimed_at) VALUES ('morning', 'brownco', '2026-11-23', '2026-11-23T13:00:00.000Z')`,
  ).run()
  expect(named(await readChecks({}, { now }), 'red')).toEqual(['shared morning'])
})

test('leads that wait, are late or failed change the lights of their brand', async () => {
  const store = createLeadStore(d1Database(DB))
  const now = Date.now()
  const before = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const settings = { LEADS_TO: recipients() }
  const ofBrand = async (brand: string) => {
    const checks = await readChecks(settings, { now, scope: { brands: ['brownco', 'payroll'] } })
    return ['mailed', 'answered'].map((id) => {
      const found = checks.find((check) => check.table === brand && check.id === id)
      return [found?.light, found?.state]
    })
  }
  await store.add(lead(1, { brand: 'brownco', createdAt: before(0) }))
  await store.add(lead(2, { brand: 'dresdentax', createdAt: before(24 * 30) }))
  expect(await ofBrand('brownco')).toEqual([
    ['green', expect.stringContaining('Waiting to be mailed: 1')],
    ['green', 'Waiting: 1. None is late.'],
  ])
  expect(await ofBrand('payroll')).toEqual([
    ['green', 'All are mailed to the office.'],
    ['green', 'None is waiting.'],
  ])
  expect(await ofBrand('dresdentax')).toEqual(Array(2).fill([undefined, undefined]))
  await store.add(lead(3, { brand: 'brownco', createdAt: before(24 * 30) }))
  expect(await ofBrand('brownco')).toEqual([
    ['yellow', expect.stringContaining('Waiting to be mailed: 2')],
    ['yellow', 'Waiting: 2. Late: 1.'],
  ])
  await DB.prepare(`UPDATE leads SET state = 'failed' WHERE created_at = ?`)
    .bind(before(24 * 30))
    .run()
  expect((await ofBrand('brownco'))[0]).toEqual(['red', 'Mails that failed: 1.'])
})

test('all checks take at most 4 statements, and none changes a row or a key', async () => {
  const db = d1Database(DB)
  const texts: string[] = []
  const counting: ReadinessParts['db'] = {
    batch: (statements) => {
      texts.push(...statements.map(({ text }) => text))
      return db.batch(statements)
    },
  }
  const put = vi.spyOn(CONTENT, 'put')
  await readChecks({}, { db: counting })
  expect(texts.length).toBeLessThanOrEqual(4)
  for (const text of texts) expect(text).toMatch(/^SELECT /)
  expect(put).not.toHaveBeenCalled()
})

test('the desk shows the brands of the colleague, and names the command for hosts and certificates', async () => {
  await startDesk({ 'bob@firm.test': ['brownco'] })
  const page = await (await openDesk('/ready', 'bob@firm.test')).text()
  expect(page).toContain('npm run ready -- --remote')
  const titles = [...page.matchAll(/<h2 id="checks-(\w+)"/g)].map(([, id]) => id)
  expect(titles).toEqual(['shared', 'brownco', 'settings'])
})

test('if the database does not answer, the desk still shows the lights', async () => {
  await startDesk()
  const prepare = vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is down')
  })
  const response = await openDesk('/ready')
  prepare.mockRestore()
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('The database does not answer: D1 is down.')
})
