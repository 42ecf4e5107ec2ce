import { beforeEach, expect, test } from 'vitest'
import { createModel, type ModelLead } from '#test/helpers/worker/desk-model'
import { seededRandom } from '#test/helpers/worker/lead-faults'
import { lead, MINUTE, START, uuid } from '#test/helpers/worker/lead-parts'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { d1Database, sql } from '#worker/db/database'
import { type Action, act, erase, mailAllFailed, viewed } from '#worker/desk/actions'
import type { Scope } from '#worker/leads/scope'
import { createLeadStore } from '#worker/leads/store'

beforeEach(emptyStorage)

const SEED = 20_261_123
const ACTIONS = 3_000
/** Actions on different leads that run at the same time. */
const AT_ONCE = 50
const LEADS = 300
/** Rounds between two comparisons of the model with the database. */
const COMPARE_EVERY = 20

const BRANDS = ['dresdentax', 'brownco', 'payroll']
const COLLEAGUES: Scope[] = [
  { who: 'ana@firm.test', brands: undefined },
  { who: 'bob@firm.test', brands: undefined },
  { who: 'cleo@firm.test', brands: ['dresdentax', 'payroll'] },
  { who: 'dan@firm.test', brands: ['brownco'] },
]

const db = d1Database(DB)

test('3,000 random actions leave the same leads, events, notes and counts in D1 as in a model', async () => {
  const random = seededRandom(SEED)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const clock = { now: START }
  const iso = (offset = 0) => new Date(clock.now + offset).toISOString()
  const store = createLeadStore(db, () => clock.now)
  const model = createModel()
  let added = 0
  let removedAt: string[] = []

  async function addLead() {
    const number = ++added
    const fields = lead(number, {
      brand: pick(BRANDS),
      createdAt: iso(),
      service: pick(['', 'Payroll']),
      reasons: random() < 0.25 ? ['links'] : [],
    })
    if (random() < 0.1) {
      await store.addSent({ ...fields, reasons: [] })
      model.add({ ...fields, reasons: [] }, 'sent', iso())
    } else {
      await store.add(fields)
      model.add(fields, fields.reasons.length > 0 ? 'quarantined' : 'pending', iso())
    }
  }

  function randomAction(): Action {
    const name = pick([
      'take',
      'assign',
      'answered',
      'answered',
      'follow-up',
      'follow-up',
      'note',
      'not-a-lead',
      'release',
      'mail-again',
      'reopen',
    ] as const)
    switch (name) {
      case 'assign':
        return { action: name, to: pick(COLLEAGUES).who }
      case 'answered':
        return { action: name, way: pick(['mail', 'phone', 'in-person']) }
      case 'follow-up':
        return { action: name, on: pick(['2026-12-01', '2026-12-24', '2027-01-04']) }
      case 'note':
        return { action: name, text: `Note ${Math.floor(random() * 1e9)} ’ "';--` }
      case 'not-a-lead':
        return { action: name, reason: pick(['spam', 'wrong-address', 'sales-pitch']) }
      default:
        return { action: name }
    }
  }

  function randomVersion(found: ModelLead | undefined): string | undefined {
    const chance = random()
    if (chance < 0.1) return undefined
    if (chance < 0.25) return pick(['', uuid(7), ...(found?.oldVersions ?? [])])
    return found?.version ?? ''
  }

  /** One action on each of some leads at once. Some of the leads never existed, and others were erased. */
  async function actAtOnce() {
    const ids = new Set<string>()
    while (ids.size < AT_ONCE) ids.add(random() < 0.02 ? pick([uuid(999_999), ...removedAt]) : pick([...model.ids()]))
    const tasks = [...ids].map((id) => {
      const scope = pick(COLLEAGUES)
      const action = randomAction()
      const version = randomVersion(model.get(id))
      return { id, scope, action, version, expected: model.outcomeOf(scope, { id, version, action }) }
    })
    const results = await Promise.all(
      tasks.map(({ scope, id, version, action }) => act(db, scope, { id, version, action }, iso())),
    )
    for (const [index, result] of results.entries()) {
      const { id, scope, action, version, expected } = tasks[index] as (typeof tasks)[number]
      expect([index, action, version, result.outcome]).toEqual([index, action, version, expected])
      if (result.outcome === 'done') model.act(scope, { id, action, version: result.version }, iso())
    }
    return tasks.map(({ expected }) => expected)
  }

  /** Runs the steps of visitors, the sweep, MailChannels and the clock between the actions of staff. */
  async function runWorld() {
    clock.now += Math.floor(random() * 90) * MINUTE + 1
    while (model.size() < LEADS) await addLead()
    const claimed = await store.claim(20)
    expect(claimed.map(({ id }) => model.isDue(id, iso()))).toEqual(claimed.map(() => true))
    model.claim(
      claimed.map(({ id }) => id),
      iso(2 * MINUTE),
    )
    const attempts = claimed
      .filter(() => random() < 0.9)
      .map(({ id, attempts }) => {
        const state = pick(['sent', 'sent', 'pending', 'failed'] as const)
        return {
          ...{ id, attempts, state, unsure: 0 as const },
          nextAttemptAt: state === 'pending' ? iso(30 * MINUTE) : null,
          error: state === 'sent' ? null : 'HTTP 500',
          sentAt: state === 'sent' ? iso() : null,
        }
      })
    expect((await store.record(attempts)).sort()).toEqual(attempts.map(({ id }) => id).sort())
    for (const attempt of attempts) model.record(attempt)
    const events = new Map(
      Array.from({ length: 5 }, () => pick([...model.ids()])).map((id) => [
        id,
        { id, delivery: pick(['delivered', 'bounced', 'dropped'] as const), at: `${iso().slice(0, 19)}Z` },
      ]),
    )
    await store.recordEvents([...events.values()])
    for (const event of events.values()) model.recordEvent(event)
    const checked = pick([...model.ids()])
    if (random() < 0.3) {
      await store.release(checked)
      model.releaseByTurnstile(checked, iso())
    }
    const listed = pick([...model.ids()])
    await DB.prepare('UPDATE leads SET erasure_listed_at = ? WHERE id = ?').bind(iso(), listed).run()
    model.announceErasure(listed, iso())
    const [reader, opened] = [pick(COLLEAGUES), pick([...model.ids()])]
    await db.batch([viewed(reader, opened, iso())])
    model.view(reader, opened, iso())
    if (random() < 0.02) {
      const scope = pick(COLLEAGUES)
      const versions = await mailAllFailedVersions(scope)
      model.mailAllFailed(scope, versions, iso())
    }
    if (random() < 0.3) {
      const [scope, ids] = [pick(COLLEAGUES), [pick([...model.ids()]), pick([...model.ids()])]]
      const erased = await erase(db, scope, sql`id IN (${ids[0] ?? ''}, ${ids[1] ?? ''})`, {
        why: 'request',
        now: iso(),
      })
      expect(erased.sort()).toEqual(model.erase(scope, ids, iso()).sort())
      removedAt = [...removedAt, ...erased].slice(-20)
    }
  }

  /** Mails all undelivered leads again, and reads their new versions, which the database makes. */
  async function mailAllFailedVersions(scope: Scope) {
    const count = await mailAllFailed(db, scope, iso())
    const { results } = await DB.prepare(`SELECT id, version FROM leads WHERE acted_at = ? AND length(version) > 36`)
      .bind(iso())
      .all<{ id: string; version: string }>()
    expect(results).toHaveLength(count)
    return new Map(results.map(({ id, version }) => [id, version]))
  }

  async function compare() {
    const [leads, events, notes, counts] = await DB.batch([
      DB.prepare(
        `SELECT id, brand, list, state, assignee, follow_up_on, closed_at, closed_as, answered_at, answered_on_time, version,
           acted_at, attempts, erasure_listed_at, due_from FROM leads ORDER BY id`,
      ),
      DB.prepare('SELECT lead, brand, at, who, action, detail FROM lead_events ORDER BY lead, seq'),
      DB.prepare(
        `SELECT lead, text FROM lead_notes JOIN lead_events USING (lead) WHERE lead_events.id = lead_notes.event
         ORDER BY lead, seq`,
      ),
      DB.prepare(
        `SELECT brand, count(*) AS received, sum(held_back) AS heldBack, sum(held_back_wrongly) AS heldBackWrongly,
           count(answered_at) AS answered, coalesce(sum(answered_on_time), 0) AS onTime
         FROM counted_leads GROUP BY brand ORDER BY brand`,
      ),
    ])
    expect(leads?.results).toEqual(model.leadRows())
    expect(events?.results).toEqual(model.eventRows())
    expect(notes?.results).toEqual(model.noteRows())
    expect(counts?.results).toEqual(model.countRows())
  }

  const outcomes: string[] = []
  for (let round = 0; round < ACTIONS / AT_ONCE; round++) {
    await runWorld()
    outcomes.push(...(await actAtOnce()))
    if (round % COMPARE_EVERY === 0) await compare()
  }
  await compare()
  expect(outcomes).toHaveLength(ACTIONS)
  const shares = ['done', 'changed', 'refused', 'missing'].map(
    (outcome) => outcomes.filter((one) => one === outcome).length,
  )
  expect(Math.min(...shares)).toBeGreaterThan(ACTIONS / 50)
})

test('of two colleagues who change one lead at once, one wins and the other gets "changed", and each change has its event', async () => {
  const store = createLeadStore(db, () => START)
  await store.add(lead(1))
  const now = new Date(START).toISOString()
  const winners: string[] = []
  let version = ''
  for (let round = 0; round < 100; round++) {
    const results = await Promise.all(
      ['ana@firm.test', 'bob@firm.test', 'cleo@firm.test'].map(async (who) => {
        const action: Action =
          round % 2 ? { action: 'note', text: `${round} of ${who}` } : { action: 'assign', to: who }
        return { who, ...(await act(db, { who, brands: undefined }, { id: uuid(1), version, action }, now)) }
      }),
    )
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'changed', 'done'])
    const winner = results.find(({ outcome }) => outcome === 'done')
    if (winner?.outcome !== 'done') throw new Error('Nobody won')
    winners.push(winner.who)
    version = winner.version
    const current = await DB.prepare('SELECT version, assignee FROM leads').first()
    const owner = round % 2 ? winners[round - 1] : winner.who
    expect(current).toEqual({ version, assignee: owner })
  }
  const { results } = await DB.prepare('SELECT who FROM lead_events ORDER BY seq').all<{ who: string }>()
  expect(results.map(({ who }) => who)).toEqual(winners)
  const notes = await DB.prepare('SELECT text FROM lead_notes ORDER BY rowid').all<{ text: string }>()
  expect(notes.results.map(({ text }) => text)).toEqual(
    winners.flatMap((who, round) => (round % 2 ? [`${round} of ${who}`] : [])),
  )
})
