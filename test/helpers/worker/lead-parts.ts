/** The parts of the lead service for tests: a fake mailer, a fixed clock, a database that counts statements. */
import { expect } from 'vitest'
import { createDelivery } from '#worker/leads/deliver'
import type { Inquiry } from '#worker/leads/inquiry'
import type { NewLead } from '#worker/leads/lead'
import type { AlertLead, Digest, Mailer, MailOutcome } from '#worker/leads/mailer'
import type { RateLimiter } from '#worker/leads/rate-limit'
import { createLeadStore } from '#worker/leads/store'
import { createLeadService, type LeadServiceParts } from '#worker/leads/submit'
import { createDailyJob, createSweep } from '#worker/leads/sweep'
import { DB, type LeadRow, leads } from './storage'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const START = Date.parse('2026-03-02T15:00:00.000Z')

export interface FakeMailer extends Mailer {
  /** The outcome of the next notifications. The function may also hang or throw. */
  outcomeOf: (id: string) => MailOutcome | Promise<MailOutcome>
  alertOutcome: MailOutcome
  notified: { id: string; attempts: number; unsure: number }[]
  confirmed: { id: string; at: string }[]
  alerts: { leads: AlertLead[]; why: string }[]
  digests: Digest[]
}

export function fakeMailer(): FakeMailer {
  const mailer: FakeMailer = {
    isConfigured: true,
    outcomeOf: () => ({ outcome: 'accepted' }),
    alertOutcome: { outcome: 'accepted' },
    notified: [],
    confirmed: [],
    alerts: [],
    digests: [],
    async notify({ id, attempts, unsure }) {
      mailer.notified.push({ id, attempts, unsure })
      return mailer.outcomeOf(id)
    },
    async confirm({ id }, _brand, at) {
      mailer.confirmed.push({ id, at })
      return { outcome: 'accepted' }
    },
    async alert(failed, why) {
      mailer.alerts.push({ leads: failed, why })
      return mailer.alertOutcome
    },
    async digest(digest) {
      mailer.digests.push(digest)
      return { outcome: 'accepted' }
    },
  }
  return mailer
}

export const rejected = (error = 'HTTP 500'): MailOutcome => ({ outcome: 'rejected', error })
export const unknownOutcome: MailOutcome = { outcome: 'unknown', error: 'no response' }

export const unlimited: RateLimiter = { isLimited: async () => false, isFlooded: async () => false }

interface Options extends Partial<Pick<LeadServiceParts, 'assess' | 'isHuman' | 'storeMs' | 'rateLimiter'>> {
  db?: D1Database
  deadlineMs?: number
  confirms?: () => boolean
}

/** A deadline that no test reaches, ms. Tests of deadlines set their own. */
const NEVER_MS = 60_000

/** The parts of one worker, with the tests' database. */
export function leadParts(options: Options = {}) {
  const { db = DB, deadlineMs = NEVER_MS, storeMs = NEVER_MS, isHuman, confirms } = options
  const { assess = async () => [], rateLimiter = unlimited } = options
  const clock = { now: START }
  const now = () => clock.now
  const store = createLeadStore(db, now)
  const mailer = fakeMailer()
  const delivery = createDelivery({ store, mailer, now, deadlineMs, ...(confirms && { confirms }) })
  return {
    clock,
    store,
    mailer,
    leadService: createLeadService({ store, delivery, mailer, rateLimiter, assess, isHuman, now, storeMs }),
    sweep: createSweep({ store, delivery, mailer }),
    dailyJob: createDailyJob({ store, mailer }, 180),
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
    source: { page: '/contact', from: '', referrerHost: '', campaign: {} },
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
    source: { page: '/contact', from: '', referrerHost: '', campaign: {} },
    scripted: true,
    hasOrigin: true,
    ...more,
  }
}

/** Returns the only stored lead, and fails if there are more or none. */
export async function onlyLead(): Promise<LeadRow> {
  const all = await leads()
  expect(all).toHaveLength(1)
  return all[0] as LeadRow
}

export function runSql(statement: string): Promise<unknown> {
  return DB.prepare(statement).run()
}

/** The tests' database, with a count of the statements. */
export function countedDb(): { db: D1Database; statements: () => number } {
  let count = 0
  const prepare = (statement: string) => {
    count++
    return DB.prepare(statement)
  }
  return { db: { prepare } as unknown as D1Database, statements: () => count }
}
