/** The parts of the lead service for tests: a fake mailer, a fixed clock, a database that counts statements. */
import { expect } from 'vitest'
import type { BrandId } from '#shared/brand-id'
import type { AppointmentMail } from '#worker/appointments/appointment'
import { createAppointmentMails } from '#worker/appointments/outbox'
import { d1Database } from '#worker/db/database'
import { createDailyJob } from '#worker/desk/daily-job'
import { createEraseAgain } from '#worker/desk/erase-again'
import { createErasedList } from '#worker/desk/erased-list'
import { createHeldBackReport } from '#worker/desk/held-back'
import { createMorning } from '#worker/desk/morning'
import { createRefusedAlert } from '#worker/desk/refused-alert'
import { createRetention } from '#worker/desk/retention'
import { createDelivery } from '#worker/leads/deliver'
import type { Inquiry } from '#worker/leads/inquiry'
import type { NewLead } from '#worker/leads/lead'
import type { AlertLead, HeldBack, Mailer, MailOutcome, MorningSection } from '#worker/leads/mailer'
import type { RateLimiter } from '#worker/leads/rate-limit'
import { createLeadStore } from '#worker/leads/store'
import { createLeadService, type LeadServiceParts } from '#worker/leads/submit'
import { createSweep } from '#worker/leads/sweep'
import { CONTENT, DB, type LeadRow, leads } from './storage'

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
  /** The outcome of the next mails to a brand's staff. */
  staffOutcome: (brand: BrandId) => MailOutcome | Promise<MailOutcome>
  heldBackMails: (HeldBack & { brand: BrandId })[]
  morningMails: { brand: BrandId; sections: MorningSection[] }[]
  appointmentMails: AppointmentMail[]
  /** The outcome of the next mails about appointments. */
  appointmentOutcome: (mail: AppointmentMail) => MailOutcome | Promise<MailOutcome>
}

export function fakeMailer(): FakeMailer {
  const mailer: FakeMailer = {
    isConfigured: true,
    outcomeOf: () => ({ outcome: 'accepted' }),
    alertOutcome: { outcome: 'accepted' },
    notified: [],
    confirmed: [],
    alerts: [],
    staffOutcome: () => ({ outcome: 'accepted' }),
    heldBackMails: [],
    morningMails: [],
    appointmentMails: [],
    appointmentOutcome: () => ({ outcome: 'accepted' }),
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
    async heldBack(held, { id: brand }) {
      mailer.heldBackMails.push({ ...held, brand })
      return mailer.staffOutcome(brand)
    },
    async morning(sections, { id: brand }) {
      mailer.morningMails.push({ brand, sections })
      return mailer.staffOutcome(brand)
    },
    async appointment(mail) {
      mailer.appointmentMails.push(mail)
      return mailer.appointmentOutcome(mail)
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

export const RETENTION_DAYS = 180

/** The parts of one worker, with the tests' database. */
export function leadParts(options: Options = {}) {
  const { db = DB, deadlineMs = NEVER_MS, storeMs = NEVER_MS, isHuman, confirms } = options
  const { assess = async () => [], rateLimiter = unlimited } = options
  const clock = { now: START }
  const now = () => clock.now
  const database = d1Database(db, NEVER_MS)
  const store = createLeadStore(database, now)
  const mailer = fakeMailer()
  const delivery = createDelivery({ store, mailer, now, deadlineMs, ...(confirms && { confirms }) })
  const erasedList = createErasedList(CONTENT)
  const desk = { db: database, erasedList, mailer, now, retentionDays: RETENTION_DAYS }
  const morning = createMorning(desk)
  const eraseOld = createRetention(desk)
  const appointmentMails = createAppointmentMails({
    ...desk,
    deadlineMs,
    linkOrigin: ({ domain }) => `https://${domain}`,
  })
  return {
    clock,
    store,
    mailer,
    leadService: createLeadService({
      ...{ store, delivery, mailer, rateLimiter, assess, isHuman, now, storeMs },
      alertRefused: createRefusedAlert(desk),
    }),
    sweep: createSweep({
      ...{ store, delivery, mailer, appointmentMails, morning },
      reportHeldBack: createHeldBackReport(desk),
    }),
    appointmentMails,
    dailyJob: createDailyJob([createEraseAgain(desk), morning, eraseOld]),
    eraseOld,
  }
}

/**
 * A worker that dies when a mail calls `die`. After that it reaches the database no more, not even when its deadlines pass
 * during other tests, some of which replace the database.
 */
export function dyingWorker() {
  const never = new Promise<never>(() => undefined)
  let isDead = false
  const db = {
    prepare: (text: string) => (isDead ? { bind: () => undefined } : DB.prepare(text)),
    batch: (statements: D1PreparedStatement[]) => (isDead ? never : DB.batch(statements)),
  }
  const die = () => {
    isDead = true
    return never
  }
  return { ...leadParts({ db: db as D1Database }), die }
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
    form: 'contact',
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
  return { db: { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database, statements: () => count }
}
