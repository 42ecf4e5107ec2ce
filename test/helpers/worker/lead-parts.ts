import { expect } from 'vitest'
import type { BrandId } from '#shared/brand-id.ts'
import { EMPTY_CONTACT } from '#shared/contact-texts.ts'
import { d1Database } from '#worker/db/database.ts'
import { createDailyJob } from '#worker/db/job-runs.ts'
import { createEraseAgain } from '#worker/desk/erase-again.ts'
import { createErasedList } from '#worker/desk/erased-list.ts'
import { deskLinks } from '#worker/desk/links.ts'
import { createRetention } from '#worker/desk/retention.ts'
import type { RateLimiter } from '#worker/http/rate-limit.ts'
import type { Inquiry } from '#worker/leads/inquiry.ts'
import type { NewLead } from '#worker/leads/lead.ts'
import { createLeadStore } from '#worker/leads/store.ts'
import { createLeadService, type LeadServiceParts } from '#worker/leads/submit.ts'
import { createDirectMail } from '#worker/mail/direct.ts'
import { shownBlocks } from '#worker/mail/kinds/content.ts'
import type { Letter } from '#worker/mail/kinds/kind.ts'
import type { Mailer } from '#worker/mail/mailer.ts'
import { createOutbox } from '#worker/mail/outbox.ts'
import type { MailOutcome } from '#worker/mail/send.ts'
import { CONTENT, DB, type LeadRow, leads, type MailRow, mailRows } from './storage.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const START = Date.parse('2026-03-02T15:00:00.000Z')

interface Sent {
  id: string
  brand: BrandId
  letter: Letter
  isCopy: boolean
}

export interface FakeMailer extends Mailer {
  outcomeOf: (mail: Sent) => MailOutcome | Promise<MailOutcome>
  sent: Sent[]
  subjects(): string[]
  appointmentLinks(): string[]
}

export function fakeMailer(): FakeMailer {
  const mailer: FakeMailer = {
    isConfigured: true,
    desk: deskLinks(undefined),
    alertsTo: 'alerts@firm.test',
    senderOf: ({ domain }) => `website@${domain}`,
    outcomeOf: () => ({ outcome: 'accepted' }),
    sent: [],
    subjects: () => mailer.sent.map(({ letter }) => letter.content.subject),
    appointmentLinks: () =>
      mailer.sent.flatMap(({ letter }) =>
        shownBlocks(letter.content).flatMap((block) =>
          'link' in block && block.link.href?.includes('/appointment/') ? [block.link.href] : [],
        ),
      ),
    async send(id, { id: brand }, letter, { isCopy = false } = {}) {
      const mail = { id, brand, letter, isCopy }
      mailer.sent.push(mail)
      return mailer.outcomeOf(mail)
    },
  }
  return mailer
}

export const rejected = (error = 'HTTP 500'): MailOutcome => ({ outcome: 'rejected', error })
export const unknownOutcome: MailOutcome = { outcome: 'unknown', error: 'no response' }

export const unlimited: RateLimiter = { isLimited: async () => false, isFlooded: async () => false }

interface Options extends Partial<Pick<LeadServiceParts, 'assess' | 'isHuman' | 'storeMs' | 'rateLimiter'>> {
  db?: D1Database
}

const NEVER_MS = 60_000

export const RETENTION_DAYS = 180

export function leadParts(options: Options = {}) {
  const { db = DB, storeMs = NEVER_MS, isHuman } = options
  const { assess = async () => [], rateLimiter = unlimited } = options
  const clock = { now: START }
  const now = () => clock.now
  const database = d1Database(db, NEVER_MS)
  const store = createLeadStore(database, now)
  const mailer = fakeMailer()
  const erasedList = createErasedList(CONTENT)
  const desk = { db: database, erasedList, now, retentionDays: RETENTION_DAYS }
  const linkOrigin = ({ domain }: { domain: string }) => `https://${domain}`
  const outbox = createOutbox({ ...desk, mailer, linkOrigin })
  const eraseOld = createRetention(desk)
  return {
    clock,
    store,
    mailer,
    leadService: createLeadService({
      ...{ store, sendFor: outbox.sendFor, directMail: createDirectMail(mailer) },
      ...{ rateLimiter, assess, isHuman, now, storeMs },
    }),
    sweep: outbox.run,
    sendFor: (lead: string) => outbox.sendFor(lead, Number.POSITIVE_INFINITY),
    dailyJob: createDailyJob([createEraseAgain(desk), eraseOld]),
    eraseOld,
  }
}

/** A dead worker must not use the database when deadlines of the worker expire during later tests. */
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
    ...EMPTY_CONTACT,
    name: 'Ana Pérez',
    email: 'ana@visitor.test',
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

export async function onlyLead(): Promise<LeadRow> {
  const all = await leads()
  expect(all).toHaveLength(1)
  return all[0] as LeadRow
}

export async function onlyInquiryMail(): Promise<MailRow> {
  const tests = (await leads()).filter(({ list }) => list === 'test').map(({ id }) => id)
  const all = (await mailRows()).filter(({ kind, lead }) => kind === 'inquiry' && !tests.includes(lead))
  expect(all).toHaveLength(1)
  return all[0] as MailRow
}

export function runSql(statement: string): Promise<unknown> {
  return DB.prepare(statement).run()
}

export function countedDb(): { db: D1Database; statements: () => number } {
  let count = 0
  const prepare = (statement: string) => {
    count++
    return DB.prepare(statement)
  }
  return { db: { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database, statements: () => count }
}
