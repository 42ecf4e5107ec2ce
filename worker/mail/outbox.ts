/** Sends the queued emails. A run reserves each email before sending it, so that concurrent runs do not send the same email. */
import { queueReminders } from '#worker/appointments/reminder.ts'
import { raw, type Sql, sql } from '#worker/db/database.ts'
import { queueHeldBack } from '#worker/desk/held-back.ts'
import { queueAlert } from '#worker/desk/late-mails.ts'
import { queueMorning } from '#worker/desk/morning.ts'
import { log, withLogFields } from '#worker/log.ts'
import { backOffMs, MAX_UNKNOWNS } from './back-off.ts'
import { KINDS } from './kinds/index.ts'
import type { ClaimedMail, Compose, ComposedLetter, Kind, KindContext } from './kinds/kind.ts'
import { MAIL_DEADLINE_MS, type Mailer } from './mailer.ts'
import { type Attempt, claim, giveUpLost, recordAttempts } from './outbox-rows.ts'
import type { MailOutcome } from './send.ts'

/** Number of emails to send concurrently. Cloudflare allows only six open connections per invocation. */
export const GROUP_SIZE = 6
/** Maximum number of groups per run. A run must execute fewer than 50 SQL statements, and most groups need up to 4 statements. */
const MAX_GROUPS = 8
/** Time in ms after which a run of the cron job starts no new group of emails. The run then ends before the next run. */
const RUN_MS = 40_000
/** Time in ms to keep free before the deadline for recording the attempts in the database. */
const RECORD_MS = 5_000
/** Delay before each further attempt to record the sent emails, in ms. If all attempts fail, the emails are sent again. */
const RETRY_DELAYS_MS = [200, 1_000, 5_000]
/** Matches HTTP statuses that mean that MailChannels is not accepting any email right now. */
const SERVICE_FAILURE = /\b(?:5\d\d|429)\b/

/**
 * Errors that retries do not fix. After `MAX_HOPELESS` attempts, the worker gives up on an email to a visitor that fails
 * with such an error.
 */
const FINAL = ['HTTP 400', 'not accepted']
const MAX_HOPELESS = 3

export interface OutboxParts extends Pick<KindContext, 'db' | 'linkOrigin' | 'retentionDays'> {
  mailer: Mailer
  now?: () => number
}

type Outcome = MailOutcome | { outcome: 'withdrawn' }

export function createOutbox({ mailer, now = Date.now, ...parts }: OutboxParts) {
  const { db } = parts
  const { desk, alertsTo, senderOf } = mailer
  const iso = () => new Date(now()).toISOString()

  /** For each kind of email, such as the morning email, reads the data and returns a function that composes one email. */
  async function composers(mails: readonly ClaimedMail[]): Promise<Map<Kind, Compose>> {
    const context = { ...parts, desk, alertsTo, senderOf, now: iso() }
    const kinds = [...new Set(mails.map(({ kind }) => KINDS[kind]))].map(async (kind) => {
      const own = mails.filter((mail) => KINDS[mail.kind] === kind)
      // If reading the data for one kind of email fails, emails of other kinds are still sent.
      const compose = await kind(own, context).catch((error) => () => Promise.reject(error))
      return [kind, compose] as const
    })
    return new Map(await Promise.all(kinds))
  }

  /** Sends an email. Returns the attempt, and SQL to run once the attempt is recorded. @param until Deadline in ms since 1970. */
  async function send(mail: ClaimedMail, compose: Compose | undefined, until: number) {
    const { id, brand, attempts, unknowns, giveUpAt } = mail
    let outcome: Outcome = { outcome: 'rejected', error: 'too late' }
    let letter: ComposedLetter | undefined
    try {
      if (giveUpAt > iso()) letter = await compose?.(mail)
      const deadlineMs = Math.min(MAIL_DEADLINE_MS, until - now())
      if (giveUpAt > iso() && !letter) outcome = { outcome: 'withdrawn' }
      else if (letter && deadlineMs > 0)
        outcome = await mailer.send(id, brand, letter, { isCopy: unknowns > 0, deadlineMs })
    } catch (error) {
      log('mail-not-composed', { error })
      outcome = { outcome: 'rejected', error: 'internal error' }
    }
    const attempt = attemptOf(mail, outcome, now())
    const { state, error } = attempt
    if (error !== undefined) log(state === 'due' ? 'mail-not-sent' : 'mail-failed', { attempts, state, error })
    return { attempt, afterwards: (state === 'accepted' && letter?.afterwards) || [] }
  }

  /** Sends a group of due emails. Returns undefined if no email was due. @param until Deadline in ms since 1970. */
  async function sendGroup(where: Sql, until = Number.POSITIVE_INFINITY): Promise<Attempt[] | undefined> {
    const mails = await claim(db, where, GROUP_SIZE, now())
    if (mails.length === 0) return undefined
    const composeOf = await composers(mails)
    const sent = await Promise.all(
      mails.map((mail) => withLogFields(logFields(mail), () => send(mail, composeOf.get(KINDS[mail.kind]), until))),
    )
    const attempts = sent.map(({ attempt }) => attempt)
    const rows = await withRetries(() => db.rows<{ id: string }>(recordAttempts(attempts)))
    const recorded = new Set(rows.map(({ id }) => id))
    for (const { id, state } of attempts) if (!recorded.has(id)) log('mail-record-late', { mail: id, outcome: state })
    const afterwards = sent.flatMap(({ afterwards }) => afterwards)
    // Marks the leads and failed emails that the sent emails listed. If this write fails, a later email may list them again.
    if (afterwards.length > 0) await db.batch(afterwards).catch((error) => log('mail-afterwards-failed', { error }))
    return attempts
  }

  /** Returns the errors of failed SQL statements instead of throwing them, so that the cron job still sends the queued emails. */
  async function queue(time: string): Promise<unknown[]> {
    const causes = [queueReminders(time), [queueHeldBack(time)], queueMorning(time), [queueAlert(time)]]
    const errors: unknown[] = []
    for (const statements of causes)
      if (statements.length > 0) await db.batch(statements).catch((error) => errors.push(error))
    return errors
  }

  return {
    /** Runs every minute. Stops early in a MailChannels outage. @throws the first queueing error, after sending due emails. */
    async run(): Promise<void> {
      if (!mailer.isConfigured) return
      const start = now()
      const errors = await queue(iso())
      for (const { id, ...mail } of await db.rows<{ id: string }>(giveUpLost(iso())))
        log('mail-failed', { mail: id, ...mail, state: 'unknown', error: 'no response' })
      for (let group = 0; group < MAX_GROUPS && now() < start + RUN_MS; group++) {
        const tried = (await sendGroup(raw('true')))?.filter(({ state }) => state !== 'withdrawn')
        if (!tried || (tried.length > 0 && tried.every(isServiceFailure))) break
      }
      if (errors.length > 0) throw errors[0]
    },

    /**
     * Sends the emails about a lead after the response to the visitor.
     * @param until Deadline for sending, in ms since 1970.
     */
    async sendFor(lead: string, until: number): Promise<void> {
      if (mailer.isConfigured) await sendGroup(sql`lead = ${lead}`, until - RECORD_MS)
    },
  }
}

const logFields = ({ id, kind, lead, brand }: ClaimedMail) => ({
  mail: id,
  kind,
  lead: lead || undefined,
  brand: brand.id,
})

/** @param time Time of the attempt to send the email, in ms since 1970. */
function attemptOf(
  { id, recipient, attempts, unknowns, giveUpAt }: ClaimedMail,
  result: Outcome,
  time: number,
): Attempt {
  const attempt = { id, attempts }
  if (result.outcome === 'withdrawn') return { ...attempt, state: 'withdrawn' }
  if (result.outcome === 'accepted')
    return { ...attempt, state: 'accepted', sentAt: new Date(time).toISOString(), providerId: result.providerId }
  const { error } = result
  const unknown = result.outcome === 'unknown' ? 1 : 0
  const failed = { ...attempt, error, unknown } as const
  const nextAttemptAt = new Date(time + backOffMs(attempts)).toISOString()
  // MailChannels will never accept the email, for example because the visitor's address is malformed.
  const isHopeless = recipient === 'visitor' && FINAL.includes(error) && attempts >= MAX_HOPELESS
  if (unknowns + unknown < MAX_UNKNOWNS && !isHopeless && nextAttemptAt < giveUpAt)
    return { ...failed, state: 'due', nextAttemptAt }
  return { ...failed, state: unknowns + unknown > 0 ? 'unknown' : 'failed' }
}

const isServiceFailure = ({ unknown, error }: Attempt) => unknown === 1 || SERVICE_FAILURE.test(error ?? '')

/** @throws the error of the last attempt */
async function withRetries<T>(write: () => Promise<T>): Promise<T> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await write()
    } catch (error) {
      log('mail-record-failed', { error })
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
  return write()
}
