/**
 * `npm run desk:bench`: fills a local database with 100,000 leads, and prints for each page of the desk the statements that it
 * reads with, their time in D1, and the parts of the query plan that read a table.
 */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { BRAND_IDS } from '#brands/index'
import { LISTS, type ListName } from '#desk/models'
import { readAppointmentNumbers } from '#worker/appointments/numbers'
import { readAppointment, readDay, readUpcoming } from '#worker/appointments/read'
import { readColleagues } from '#worker/desk/colleagues'
import type { Database, Sql } from '#worker/desk/database'
import { readLead } from '#worker/desk/lead'
import { countLate, type Filters, readCounts, readList } from '#worker/desk/lists'
import { readNumbers } from '#worker/desk/numbers'
import { findPerson } from '#worker/desk/person'
import type { Scope } from '#worker/desk/scope'
import { migrate } from './migrate.ts'

const LEADS = 100_000
/** Each row is measured this often, after one unmeasured run. The median counts. */
const ROUNDS = 5
const STATEMENTS_MAX = 5
const D1_MS_MAX = 50
/** All open leads of the local database are late then. */
const NOW = '2026-12-01T15:00:00.000Z'

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    d1Databases: ['DB'],
    compatibilityDate: '2026-08-15',
  }),
)
const database = (await miniflare.getD1Database('DB')) as unknown as D1Database
await migrate(database)
console.log(`Storing ${LEADS.toLocaleString('en-US')} leads …`)
await fill()

interface Measured extends Database {
  ms: number
  statements: Sql[]
}

function measured(): Measured {
  const result: Measured = {
    ms: 0,
    statements: [],
    async batch(statements) {
      const results = await database.batch(statements.map(({ text, values }) => database.prepare(text).bind(...values)))
      result.statements.push(...statements)
      for (const { meta } of results) result.ms += meta.duration
      return results.map(({ results }) => results)
    },
  }
  return result
}

const everyone: Scope = { who: 'staff-1@firm.test', brands: undefined }
const oneBrand: Scope = { who: 'staff-1@firm.test', brands: BRAND_IDS.slice(-1) }
const list =
  (name: ListName, filters: Filters = {}, scope = everyone) =>
  async (db: Database) => {
    const { leads } = await readList(db, scope, name, filters)
    await readCounts(db, scope)
    return `${leads.length} leads`
  }
const nextPage =
  (name: ListName, filters: Filters = {}) =>
  async (db: Database) => {
    const first = await readList({ batch: plain }, everyone, name, filters)
    const next = await readList(db, everyone, name, filters, first.next)
    await readCounts(db, everyone)
    return `${next.leads.length} leads`
  }
const numbers = (scope: Scope) => async (db: Database) => {
  const { weeks } = await readNumbers(db, scope, '2025-11-24')
  const late = await countLate(db, scope, NOW)
  await readCounts(db, scope)
  return `${weeks.length} weeks, ${late} late`
}
const plain: Database['batch'] = async (statements) => measured().batch(statements)

const rows: Record<string, (db: Database) => Promise<string>> = {
  ...Object.fromEntries(LISTS.map((name) => [`list ${name}`, list(name)])),
  ...Object.fromEntries(LISTS.map((name) => [`list ${name}, staff of one brand`, list(name, {}, oneBrand)])),
  ...Object.fromEntries(LISTS.map((name) => [`list ${name}, second page`, nextPage(name)])),
  'all, one brand and service': list('all', { brand: BRAND_IDS.at(-1), topic: 'Payroll' }),
  'all, a form that no lead has': list('all', { form: 'none' }),
  'closed, one month': list('closed', { from: '2026-06-01T04:00:00.000Z', to: '2026-07-01T04:00:00.000Z' }),
  'search, a name of one lead': list('all', { search: 'Visitor77777' }),
  'search, an email address': list('all', { search: 'v77777@mail7.test' }),
  'search, a phone number': list('all', { search: '(740) 507-7777' }),
  'search, a word of every lead': list('all', { search: 'question' }),
  'search, a word of every lead, in a month': list('all', {
    search: 'question',
    from: '2026-01-01T05:00:00.000Z',
    to: '2026-02-01T05:00:00.000Z',
  }),
  'search, a word of every lead, with a rare filter': list('all', { search: 'question', form: 'none' }),
  'search, a word of every lead, second page': nextPage('all', { search: 'question' }),
  'search, no lead': list('all', { search: 'nothing like this' }),
  'one lead with its history': async (db) => {
    const record = await readLead(db, everyone, idOf(77_777))
    await readColleagues(db)
    await readCounts(db, everyone)
    return `${record?.related.length} related`
  },
  'a person': async (db) => {
    const leads = await findPerson(db, everyone, 'v77777@mail7.test', NOW)
    await readCounts(db, everyone)
    return `${leads?.length} leads`
  },
  'one appointment': async (db) => (await readAppointment(db, everyone, idOf(77_770)))?.state ?? 'none',
  'appointments of a day and a colleague': async (db) =>
    `${(await readDay(db, oneBrand, { day: '2026-11-24', place: 'dresden', colleague: 'staff-1@firm.test' })).length} appointments`,
  'appointments to confirm and ahead': async (db) => {
    const { toConfirm, upcoming } = await readUpcoming(db, oneBrand, NOW)
    return `${toConfirm.length} requests, ${upcoming.length} appointments`
  },
  'numbers of appointments': async (db) =>
    `${(await readAppointmentNumbers(db, everyone, '2025-11-24')).weeks.length} weeks`,
  'numbers, a year': numbers(everyone),
  'numbers, a year, staff of one brand': numbers(oneBrand),
}

console.log(`\n${'row'.padEnd(50)}  statements  D1 ms  found`)
let failed = false
const plans = new Map<string, string>()
for (const [name, run] of Object.entries(rows)) {
  await run(measured())
  const times: number[] = []
  let found = ''
  let statements: Sql[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const db = measured()
    found = await run(db)
    times.push(db.ms)
    statements = db.statements
  }
  const ms = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
  const isOver = ms > D1_MS_MAX || statements.length > STATEMENTS_MAX
  failed ||= isOver
  console.log(
    `${name.padEnd(50)}  ${`${statements.length}`.padStart(10)}  ${ms.toFixed(1).padStart(5)}  ${found}${isOver ? '  TOO MUCH' : ''}`,
  )
  for (const { text, values } of statements) {
    const { results } = await database
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    for (const { detail } of results) if (/^(?:SCAN|SEARCH)/.test(detail)) plans.set(detail, plans.get(detail) ?? name)
  }
}
console.log('\nHow the statements read tables, each with the first row that does so:')
for (const [detail, name] of [...plans].sort()) console.log(`  ${detail}  (${name})`)
const scans = [...plans.keys()].filter((detail) =>
  /^SCAN (?:leads|lead_\w+|appointments|appointment_\w+)\b(?!.*(?:INDEX|VIRTUAL TABLE))/.test(detail),
)
if (scans.length > 0) console.log(`\nThese read a whole table: ${scans.join('; ')}`)
await miniflare.dispose()
process.exitCode = failed || scans.length > 0 ? 1 : 0

function idOf(number: number): string {
  return `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
}

/** 95 of 100 leads are closed; the rest are in the other lists. */
async function fill() {
  const brands = `json_extract('${JSON.stringify(BRAND_IDS)}', '$[' || (n % ${BRAND_IDS.length}) || ']')`
  const step = 10_000
  for (let first = 0; first < LEADS; first += step) {
    await database
      .prepare(
        `WITH RECURSIVE numbers (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${first + step})
         INSERT INTO leads (id, digest, brand, name, email, phone, service, message, form_type, page, from_page, created_at,
           topic, list, state, reasons, attempts, sent_at, assignee, follow_up_on, closed_at, closed_as, acted_at)
         SELECT printf('00000000-0000-4000-8000-%012d', n), 'd' || n, ${brands}, 'Visitor' || n || ' Miller',
           'v' || n || '@mail' || (n % 10) || '.test', printf('(740) %03d-%04d', 500 + n / 10000, n % 10000),
           CASE n % 3 WHEN 0 THEN 'Payroll' WHEN 1 THEN 'Bookkeeping' ELSE 'Tax Preparation' END,
           'My question is about form ' || n || ' and the estimated payments that my business owes this year in Ohio.',
           CASE n % 2 WHEN 0 THEN 'contact' ELSE 'home' END, '/contact', '/services/page-' || (n % 40),
           strftime('%Y-%m-%dT%H:%M:%fZ', '2025-11-23', printf('+%d seconds', n * 315)),
           CASE n % 3 WHEN 0 THEN 'Payroll' WHEN 1 THEN 'Bookkeeping' ELSE 'Tax Preparation' END,
           CASE WHEN n % 100 > 4 THEN 'closed' WHEN n % 100 = 1 THEN 'held' WHEN n % 100 = 3 THEN 'follow-up' ELSE 'open' END,
           CASE WHEN n % 100 = 1 THEN 'quarantined' WHEN n % 1000 = 2 THEN 'failed' ELSE 'sent' END, '', 1,
           '2026-01-01T00:00:00.000Z', 'staff-' || (n % 7) || '@firm.test',
           CASE WHEN n % 100 = 3 THEN '2026-12-01' END,
           CASE WHEN n % 100 > 4 THEN '2026-11-01T00:00:00.000Z' END, CASE WHEN n % 100 > 4 THEN 'mail' END,
           '2026-11-01T00:00:00.000Z' FROM numbers`,
      )
      .run()
  }
  await fillAppointments()
  await database.batch([
    database.prepare(
      `UPDATE leads SET answered_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, printf('+%d hours', rowid % 70)),
         answered_on_time = rowid % 3 > 0 WHERE list = 'closed'`,
    ),
  ])
}

/** Every tenth lead asked for an appointment. Nine of ten requests have a time, the last ones in the next days. */
async function fillAppointments() {
  const request = `{"service":"","place":"dresden","minutes":60,"wishes":[{"day":"2026-11-24","part":"morning"}]}`
  const start = `strftime('%Y-%m-%dT%H:%M:%fZ', requested_at, '+7 days')`
  await database.batch(
    [
      `UPDATE leads SET request = '${request}', form_type = 'appointment' WHERE rowid % 10 = 1`,
      `INSERT INTO appointments (lead, brand, requested_at) SELECT id, brand, created_at FROM leads WHERE request <> ''`,
      `UPDATE appointments SET state = 'confirmed', starts_at = ${start}, colleague = 'staff-' || (rowid % 7) || '@firm.test',
         ends_at = strftime('%Y-%m-%dT%H:%M:%fZ', requested_at, '+7 days', '+1 hour'), sequence = 0, confirmed_at = requested_at,
         place = CASE rowid % 4 WHEN 0 THEN 'dresden' WHEN 1 THEN 'pickerington' WHEN 2 THEN 'phone' ELSE 'video' END
       WHERE rowid % 10 <> 1`,
      `INSERT INTO appointment_counts (week, brand, what, n)
       SELECT date(requested_at, '-5 hours', '-6 days', 'weekday 1'), brand, 'requested', count(*) FROM appointments GROUP BY 1, 2`,
    ].map((statement) => database.prepare(statement)),
  )
}
