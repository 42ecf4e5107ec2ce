/** Sends the queued mails about appointments, and queues reminders. Two runs never send the same mail at once. */
import { getBrand } from '#brands/index'
import type { Brand } from '#shared/brand'
import type { Database } from '#worker/db/database'
import { attemptOf, CONCURRENCY, mapConcurrently, withRetries } from '#worker/leads/deliver'
import type { Attempt } from '#worker/leads/lead'
import type { Mailer, MailOutcome } from '#worker/leads/mailer'
import { log, withLogFields } from '#worker/log'
import { MAIL_DEADLINE_MS, withMailDeadline } from '#worker/mail/deadline'
import { addLinks, linkPath, newToken } from './links'
import { type ClaimedMail, createOutboxStore } from './outbox-store'
import { queueReminders } from './reminder'

/** If the worker dies, the sent but unrecorded mails of one group are sent again. */
const GROUPS_MAX = 3

interface OutboxParts {
  db: Database
  mailer: Mailer
  now?: () => number
  /** The origin of a brand's pages, for the links in mails. */
  linkOrigin: (brand: Brand) => string
  deadlineMs?: number
}

export type AppointmentMails = ReturnType<typeof createAppointmentMails>

export function createAppointmentMails({
  db,
  mailer,
  now = Date.now,
  linkOrigin,
  deadlineMs = MAIL_DEADLINE_MS,
}: OutboxParts) {
  const store = createOutboxStore(db, now)
  const iso = () => new Date(now()).toISOString()

  /** Adds a new link to each mail to a visitor whose lead is not erased. D1 has its hash before the mail is sent. */
  async function withLinks(mails: ClaimedMail[]): Promise<ClaimedMail[]> {
    const links = mails.flatMap(({ id, lead, recipient }) =>
      recipient === 'visitor' ? [{ id, lead, token: newToken() }] : [],
    )
    if (links.length === 0) return mails
    const added = await db.rows<{ lead: string }>(await addLinks(links, iso()))
    const kept = new Set(added.map(({ lead }) => lead))
    const tokens = new Map(links.flatMap(({ id, lead, token }) => (kept.has(lead) ? [[id, token] as const] : [])))
    return mails.map((mail) => {
      const token = tokens.get(mail.id)
      return token === undefined ? mail : { ...mail, link: `${linkOrigin(getBrand(mail.brand))}${linkPath(token)}` }
    })
  }

  function send({ attempts: _, giveUpAt: __, ...mail }: ClaimedMail): Promise<MailOutcome> {
    return withLogFields({ lead: mail.lead, brand: mail.brand }, () =>
      withMailDeadline(() => mailer.appointment(mail, getBrand(mail.brand)), deadlineMs),
    )
  }

  function logged(mail: ClaimedMail, outcome: MailOutcome): Attempt {
    const { id, lead, brand, kind, attempts } = mail
    const attempt = attemptOf(mail, outcome, now())
    const event = attempt.state === 'failed' ? 'appointment-mail-failed' : 'appointment-mail-not-delivered'
    if (attempt.state !== 'sent') log(event, { lead, brand, mail: id, kind, attempts, error: attempt.error })
    return attempt
  }

  async function deliverGroup(mails: ClaimedMail[]) {
    const outcomes = await mapConcurrently(mails, send)
    const attempts = mails.map((mail, index) => logged(mail, outcomes[index] as MailOutcome))
    const recorded = new Set(await withRetries(() => store.record(attempts)))
    for (const { id, state } of attempts)
      if (!recorded.has(id)) log('appointment-mail-record-late', { mail: id, outcome: state })
  }

  /** Mails staff which mails are late or could not be delivered. */
  async function alertStaff() {
    const found = await store.toAlert()
    if (found.length === 0) return
    const leads = found.map(({ mail: _, ...lead }) => lead)
    const mail = await withMailDeadline(() => mailer.alert(leads, 'appointment'))
    const ids = found.map(({ mail }) => mail)
    if (mail.outcome !== 'accepted') log('alert-not-sent', { why: 'appointment', mails: ids, error: mail.error })
    // The next run retries a rejected alert.
    if (mail.outcome !== 'rejected') await store.markAlerted(ids, mail.outcome === 'accepted')
  }

  async function deliver() {
    const mails = await withLinks(await store.claim(GROUPS_MAX * CONCURRENCY))
    for (let first = 0; first < mails.length; first += CONCURRENCY)
      await deliverGroup(mails.slice(first, first + CONCURRENCY))
  }

  return {
    /**
     * One run of the sweep. It uses one statement if there is no work, and up to 12 otherwise, besides retries of the records.
     * The next run continues.
     * @returns true if mails were due. An alert alone is little work.
     */
    async deliverDue(): Promise<boolean> {
      const { reminders, due, alerts } = await store.work()
      try {
        if (reminders) await db.batch(queueReminders(iso()))
        if (reminders || due) await deliver()
      } finally {
        if (alerts) await alertStaff()
      }
      return Boolean(reminders || due)
    },

    /** For the time while the mail service is not configured. */
    extendRetries: store.extendRetries,
  }
}
