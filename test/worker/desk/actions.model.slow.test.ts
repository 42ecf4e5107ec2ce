import { beforeEach, expect, test } from 'vitest'
import { ACTIONS } from '#desk/models.ts'
import { db, rows } from '#test/helpers/worker/appointments.ts'
import { createModel, type ModelLead, NO_MAIL } from '#test/helpers/worker/desk-model.ts'
import { seededRandom } from '#test/helpers/worker/lead-faults.ts'
import { lead, MINUTE, START, uuid } from '#test/helpers/worker/lead-parts.ts'
import { DB, emptyStorage, mailRows } from '#test/helpers/worker/storage.ts'
import { sql } from '#worker/db/database.ts'
import { type Action, act, erase, mailAllFailed, viewed } from '#worker/desk/actions.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { createLeadStore } from '#worker/leads/store.ts'

beforeEach(emptyStorage)

const SEED = 20_261_123
const COUNT = 3_000
const CONCURRENT_ACTIONS = 50
const LEADS = 300
const ROUNDS_PER_COMPARISON = 20

const BRANDS = ['dresdentax', 'brownco', 'payroll']
const COLLEAGUES: Scope[] = [
  { who: 'ana@firm.test', brands: undefined },
  { who: 'bob@firm.test', brands: undefined },
  { who: 'cleo@firm.test', brands: ['dresdentax', 'payroll'] },
  { who: 'dan@firm.test', brands: ['brownco'] },
]

test('after 3,000 random desk actions, D1 contains the same data as an in-memory model', async () => {
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
    const isMailed = fields.reasons.length === 0 && random() < 0.1
    await (isMailed ? store.addMailed(fields) : store.add(fields))
    model.add(fields, isMailed)
  }

  async function readInquiryMailIds() {
    const mails = (await mailRows()).filter(({ kind }) => kind === 'inquiry')
    return new Map(mails.map(({ lead, id }) => [lead, id]))
  }

  function randomAction(mail: string): Action {
    const twice = ['answered', 'follow-up', 'mail-again'] as const
    const name = pick([...twice, ...ACTIONS])
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
      case 'mail-again':
        return { action: name, mail: random() < 0.1 ? NO_MAIL : mail }
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

  async function actConcurrently() {
    const ids = new Set<string>()
    while (ids.size < CONCURRENT_ACTIONS)
      ids.add(random() < 0.02 ? pick([uuid(999_999), ...removedAt]) : pick([...model.ids()]))
    const inquiryMailIds = await readInquiryMailIds()
    const tasks = [...ids].map((id) => {
      const scope = pick(COLLEAGUES)
      const action = randomAction(inquiryMailIds.get(id) ?? NO_MAIL)
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

  async function runWorld() {
    clock.now += Math.floor(random() * 90) * MINUTE + 1
    while (model.size() < LEADS) await addLead()
    for (const id of Array.from({ length: 20 }, () => pick([...model.ids()]))) {
      const state = pick(['claimed', 'accepted', 'failed', 'unknown'])
      await DB.prepare(`UPDATE mails SET state = ? WHERE lead = ? AND kind = 'inquiry'`).bind(state, id).run()
      model.setMail(id, state)
    }
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
    if (random() < 0.1) {
      const scope = pick(COLLEAGUES)
      const versions = await mailAllFailedVersions(scope)
      model.mailAllFailed(scope, versions, iso())
    }
    if (random() < 0.3) {
      const [scope, ids] = [pick(COLLEAGUES), [pick([...model.ids()]), pick([...model.ids()])]]
      const leads = sql`id IN (${ids[0] ?? ''}, ${ids[1] ?? ''})`
      const erased = await erase(db, scope, leads, { why: 'request', now: iso() })
      expect(erased.sort()).toEqual(model.erase(scope, ids, iso()).sort())
      removedAt = [...removedAt, ...erased].slice(-20)
    }
  }

  async function mailAllFailedVersions(scope: Scope) {
    const count = await mailAllFailed(db, scope, iso())
    const changed = await rows<{ id: string; version: string }>(
      'SELECT id, version FROM leads WHERE acted_at = ? AND length(version) > 36',
      iso(),
    )
    expect(changed).toHaveLength(count)
    return new Map(changed.map(({ id, version }) => [id, version]))
  }

  async function compare() {
    const columns =
      'id, brand, list, assignee, follow_up_on, closed_at, closed_as, answered_at, answered_on_time, version, acted_at, erasure_listed_at, reasons, released_at'
    expect(await rows(`SELECT ${columns} FROM leads ORDER BY id`)).toEqual(model.leadRows())
    const mails = await rows(`SELECT lead, state, EXISTS (SELECT 1 FROM leads WHERE id = lead) AS hasLead
      FROM mails WHERE kind = 'inquiry' ORDER BY lead`)
    expect(mails.filter(({ hasLead }) => hasLead).map(({ lead, state }) => ({ lead, state }))).toEqual(model.mailRows())
    // Erasing a lead deletes its inquiry email, but an email that is being sent stays and becomes `withdrawn`.
    for (const mail of mails) if (!mail.hasLead) expect(mail.state).toBe('withdrawn')
    const events = await rows('SELECT lead, brand, at, who, action, detail FROM lead_events ORDER BY lead, seq')
    expect(events).toEqual(model.eventRows())
    const notes = await rows(
      `SELECT lead_notes.lead, text FROM lead_notes JOIN lead_events ON id = event ORDER BY 1, seq`,
    )
    expect(notes).toEqual(model.noteRows())
    const counts = await rows(
      `SELECT brand, count(*) AS received, sum(held_back) AS heldBack, sum(held_back_wrongly) AS heldBackWrongly,
         count(answered_at) AS answered, coalesce(sum(answered_on_time), 0) AS onTime
       FROM counted_leads GROUP BY brand ORDER BY brand`,
    )
    expect(counts).toEqual(model.countRows())
  }

  const outcomes: string[] = []
  for (let round = 0; round < COUNT / CONCURRENT_ACTIONS; round++) {
    await runWorld()
    outcomes.push(...(await actConcurrently()))
    if (round % ROUNDS_PER_COMPARISON === 0) await compare()
  }
  await compare()
  expect(outcomes).toHaveLength(COUNT)
  const shares = ['done', 'changed', 'refused', 'missing'].map(
    (outcome) => outcomes.filter((one) => one === outcome).length,
  )
  expect(Math.min(...shares)).toBeGreaterThan(COUNT / 50)
})

test('of three concurrent changes to a lead, one returns "done" and two return "changed"', async () => {
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
    for (const result of results) {
      if (result.outcome !== 'done') continue
      winners.push(result.who)
      version = result.version
    }
    const assignee = winners[round % 2 ? round - 1 : round]
    expect(await DB.prepare('SELECT version, assignee FROM leads').first()).toEqual({ version, assignee })
  }
  const events = await rows('SELECT who, text FROM lead_events LEFT JOIN lead_notes ON event = id ORDER BY seq')
  expect(events).toEqual(winners.map((who, round) => ({ who, text: round % 2 ? `${round} of ${who}` : null })))
})
