/** Queries the `mails` table. The worker stores a change and its emails in one batch, and worker/mail/ sends the emails later. */
import { APPOINTMENT_MAILS, MAIL_KINDS, MAILS, type MailFacts, type MailKind } from '#desk/mail-kinds.ts'
import { type Database, raw, type Sql, sql } from './database.ts'

/** An email to `office` is sent to all of the brand's staff, and an email to `colleague` is sent to one staff member. */
export const RECIPIENTS = ['visitor', 'colleague', 'office'] as const
export type Recipient = (typeof RECIPIENTS)[number]

/**
 * Returns a SQL statement that queues emails and skips ids that already exist.
 * @param rows A SELECT of id, kind, brand, lead, recipient, colleague, content and give_up_at.
 */
export function queueMails(rows: Sql, now: string): Sql {
  return sql`INSERT INTO mails (id, kind, brand, lead, recipient, colleague, content, give_up_at, created_at, next_attempt_at)
    SELECT *, ${now}, ${now} FROM (${rows}) WHERE true ON CONFLICT DO NOTHING`
}

/** Returns SQL that generates an email id such as "alert-1f…" (48 characters max). @param kind SQL for the kind of email. */
const newMailId = (kind: Sql) => sql`${kind} || '-' || lower(hex(randomblob(12)))`

const HOUR_MS = 60 * 60_000
export const hourBefore = (now: string) => new Date(Date.parse(now) - HOUR_MS).toISOString()

/**
 * Queues an email to each brand, but at most one per hour. Queues no email while an earlier one still waits.
 * @param brands SQL query that returns brand ids in a column named `staff`.
 */
export function queueHourly(kind: MailKind, brands: Sql, now: string): Sql {
  return queueMails(
    sql`SELECT ${newMailId(sql`${kind}`)}, ${kind}, staff, '', 'office', '', '{}', NULL FROM (${brands})
      WHERE NOT EXISTS (SELECT 1 FROM mails WHERE kind = ${kind} AND mails.brand = staff
        AND (state IN ('due', 'claimed') OR state <> 'withdrawn' AND coalesce(sent_at, created_at) > ${hourBefore(now)}))`,
    now,
  )
}

export const NOT_SENT = raw(`mails.state IN ('failed', 'unknown')`)

/** SQL condition. True if the cron job does not try to send the email, because the email is neither due nor being sent. */
export const SETTLED = raw(`mails.state NOT IN ('due', 'claimed')`)

/** Returns a SQL list of the kinds of email for which `has` returns true, for use in `kind IN (…)`. */
export const kindsWith = (has: (facts: MailFacts, kind: MailKind) => unknown) =>
  raw(
    MAIL_KINDS.filter((kind) => has(MAILS[kind], kind))
      .map((kind) => `'${kind}'`)
      .join(),
  )

export const IS_ABOUT_APPOINTMENT = sql`mails.kind IN (${kindsWith((_, kind) => kind in APPOINTMENT_MAILS)})`

/** SQL condition: if an email of this kind fails, an alert lists the email and staff must handle it. */
export const IS_REPORTED = sql`mails.kind NOT IN (${kindsWith(({ failsQuietly }) => failsQuietly)})`

/** SQL condition: no later invitation or cancellation to the same person replaces the email. */
const IS_NOT_REPLACED = sql`NOT ${IS_ABOUT_APPOINTMENT} OR NOT EXISTS (SELECT 1 FROM mails AS later
  WHERE later.lead = mails.lead AND later.recipient = mails.recipient AND later.colleague = mails.colleague
    AND later.rowid > mails.rowid AND later.kind IN (${kindsWith(({ calendar }) => calendar)}))`

const NEEDS_STAFF = sql`${NOT_SENT} AND ${IS_REPORTED} AND (${IS_NOT_REPLACED})`

/** SQL condition: a failed email about the lead needs attention. A closed lead matches only if it has an upcoming appointment. */
export const HAS_FAILED_MAIL = sql`leads.id IN (SELECT lead FROM mails WHERE ${NEEDS_STAFF}) AND (leads.list NOT IN ('closed', 'test')
  OR EXISTS (SELECT 1 FROM appointments WHERE lead = leads.id AND ends_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))`

/**
 * SQL expression for the error of the lead's latest failed email that staff must handle. The value is `unknown` if the email
 * may have arrived.
 */
export const FAILED_MAIL_ERROR = sql`coalesce((SELECT iif(state = 'unknown', 'unknown', last_error) FROM mails WHERE lead = leads.id AND ${NEEDS_STAFF}
  ORDER BY rowid DESC LIMIT 1), '')`

/**
 * SQL condition: staff may resend the email. For example, staff may not resend an email that a later email replaced, or the
 * confirmation of an inquiry that is now closed.
 */
export function canSendAgain(now: string): Sql {
  return sql`mails.lead <> '' AND mails.state IN ('accepted', 'failed', 'unknown') AND coalesce(lease_until, '') <= ${now}
    AND (${IS_NOT_REPLACED})
    AND (mails.content = '{}' OR mails.content->>'startsAt' > ${now} OR mails.kind IN (${kindsWith(({ calendar }) => calendar === 'cancel')}))
    AND (mails.kind <> 'confirmation' OR EXISTS (SELECT 1 FROM leads WHERE leads.id = mails.lead AND leads.list <> 'closed'))`
}

/**
 * Queues emails again under new ids, so that late delivery events for the old ids are ignored. A resent email says if it may
 * be a second copy.
 */
export function sendAgain(mails: Sql, now: string): Sql {
  return sql`UPDATE mails SET id = ${newMailId(raw('kind'))}, state = 'due', attempts = 0, created_at = ${now},
      unknowns = min(unknowns + (state = 'accepted'), 1), next_attempt_at = ${now}, sent_at = NULL, last_error = NULL,
      give_up_at = iif(kind IN (${kindsWith(({ endsAtStart }) => endsAtStart)}), content->>'startsAt', NULL), delivery = NULL,
      delivery_at = NULL, alerted_at = NULL
    WHERE ${mails} AND ${canSendAgain(now)}`
}

/** Selects emails about leads as `DeskMail`, newest first. @param leads SQL condition on the `lead` column. */
export function mailsOf(leads: Sql, now: string): Sql {
  return sql`SELECT id, kind, recipient, state, created_at AS createdAt, coalesce(sent_at, '') AS sentAt,
      coalesce(last_error, '') AS lastError, coalesce(delivery, '') AS delivery, ${canSendAgain(now)} AS canSendAgain, ${NEEDS_STAFF} AS needsStaff
    FROM mails WHERE ${leads} ORDER BY created_at DESC, rowid DESC`
}

/** Deletes emails created before the given time. Keeps queued emails and emails whose lead still exists. */
export async function deleteOldMails(db: Database, before: string): Promise<void> {
  await db.rows(sql`DELETE FROM mails WHERE created_at < ${before} AND ${SETTLED}
    AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = mails.lead)`)
}
