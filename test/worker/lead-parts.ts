/** The parts of a lead's way for tests: a mailer that answers as told, a clock that stands, a database that is watched. */
import { expect } from 'vitest'
import { createDelivery } from '#worker/leads/deliver'
import type { NewLead } from '#worker/leads/lead'
import type { AlertLead, Digest, Mailer, MailOutcome } from '#worker/leads/mailer'
import { createLeadStore } from '#worker/leads/store'
import type { DeskParts, Inquiry } from '#worker/leads/submit'
import { createLeadDesk } from '#worker/leads/submit'
import { createDaily, createSweep } from '#worker/leads/sweep'
import { DB, type LeadRow, leads } from './storage'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const START = Date.parse('2026-03-02T15:00:00.000Z')

export interface FakeMailer extends Mailer {
  /** What the next mails of this kind get; a function may also wait or throw. */
  answer: (id: string) => MailOutcome | Promise<MailOutcome>
  alertAnswer: MailOutcome
  notified: { id: string; attempts: number; unsure: number }[]
  confirmed: { id: string; at: string }[]
  alerts: { leads: AlertLead[]; why: string }[]
  digests: Digest[]
}

export function fakeMailer(): FakeMailer {
  const mailer: FakeMailer = {
    answer: () => ({ outcome: 'taken' }),
    alertAnswer: { outcome: 'taken' },
    notified: [],
    confirmed: [],
    alerts: [],
    digests: [],
    async notify({ id, attempts, unsure }) {
      mailer.notified.push({ id, attempts, unsure })
      return mailer.answer(id)
    },
    async confirm({ id }, _brand, at) {
      mailer.confirmed.push({ id, at })
      return { outcome: 'taken' }
    },
    async alert(failed, why) {
      mailer.alerts.push({ leads: failed, why })
      return mailer.alertAnswer
    },
    async digest(digest) {
      mailer.digests.push(digest)
      return { outcome: 'taken' }
    },
  }
  return mailer
}

export const refused = (error = 'HTTP 500'): MailOutcome => ({ outcome: 'refused', error })
export const unknown: MailOutcome = { outcome: 'unknown', error: 'no answer' }

interface Options extends Partial<Pick<DeskParts, 'checks' | 'isHuman' | 'storeMs'>> {
  db?: D1Database
  deadlineMs?: number
  confirms?: () => boolean
}

/** Longer than mail and database take on the busiest machine, ms: a test of deadlines says its own. */
const PATIENCE_MS = 60_000

/** All parts of one worker, over the tests' database. */
export function leadParts(options: Options = {}) {
  const { db = DB, deadlineMs = PATIENCE_MS, confirms, checks = [], isHuman, storeMs = PATIENCE_MS } = options
  const clock = { now: START }
  const now = () => clock.now
  const store = createLeadStore(db, now)
  const mailer = fakeMailer()
  const delivery = createDelivery({ store, mailer, now, deadlineMs, ...(confirms && { confirms }) })
  const desk = createLeadDesk({ store, delivery, mailer, checks, isHuman, now, storeMs })
  return {
    clock,
    store,
    mailer,
    delivery,
    desk,
    sweep: createSweep({ store, delivery, mailer }),
    daily: createDaily({ store, mailer }, 180),
  }
}

export const uuid = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`

export function lead(number: number, more: Partial<NewLead> = {}): NewLead {
  return {
    id: uuid(number),
    brand: 'dresdentax',
    name: 'Ana Pérez',
    email: 'ana@visitor.test',
    phone: '',
    service: '',
    message: `Question ${number}`,
    formType: 'contact',
    source: { page: '/contact', referrerHost: '', campaign: {} },
    masked: [],
    createdAt: new Date(START).toISOString(),
    idempotencyKey: `key-${number}`,
    formKey: `form-${number}`,
    digest: `digest-${number}`,
    reasons: [],
    ...more,
  }
}

export function inquiry(more: Partial<Inquiry> = {}): Inquiry {
  return {
    fields: { name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' },
    honeypot: '',
    key: 'a-key-of-the-form-1',
    source: { page: '/contact', referrerHost: '', campaign: {} },
    scripted: true,
    hasOrigin: true,
    isFlooded: async () => false,
    ...more,
  }
}

/** The one lead there is. */
export async function theLead(): Promise<LeadRow> {
  const all = await leads()
  expect(all).toHaveLength(1)
  return all[0] as LeadRow
}

export function sql(statement: string): Promise<unknown> {
  return DB.prepare(statement).run()
}

/** The tests' database, which counts the statements it is given. */
export function countedDb(): { db: D1Database; statements: () => number } {
  let count = 0
  const prepare = (statement: string) => {
    count++
    return DB.prepare(statement)
  }
  return { db: { prepare } as unknown as D1Database, statements: () => count }
}
