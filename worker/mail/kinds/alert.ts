/** Alerts about undelivered leads. They contain ids and states, but no personal data. */
import type { ListName } from '#desk/models'
import type { Brand } from '#shared/brand'
import type { AlertLead, AlertReason } from '#worker/leads/mailer'
import type { Block, MailContent } from '#worker/mail/content'
import type { Desk } from '#worker/mail/desk-links'
import { timeOf } from '#worker/mail/time'

const FOOTER = 'docs/operations.md in the website’s repository explains what each state means.'

interface AlertText {
  /** Follows "1 inquiry" or "2 inquiries". */
  title: string
  preview: string
  note: string
  /** The leads are not in the database. */
  isMissing?: true
  /** The desk's list with these leads. */
  list?: ListName
}

const ALERTS: Record<AlertReason, AlertText> = {
  failed: {
    title: 'could not be delivered',
    preview: 'Every inquiry is stored in the database',
    note: 'Either every attempt to deliver these inquiries failed, or the mail bounced. Each one is stored in the database. Read it there, fix the cause, then send it again.',
    list: 'failed',
  },
  'stored-late': {
    title: 'mailed before it was stored',
    preview: 'The inquiry is now stored in the database',
    note: 'The database did not respond, so the website mailed the inquiry directly. The inquiry is now stored and does not need to be sent again. Check that the database works.',
    list: 'open',
  },
  'not-stored': {
    title: 'mailed but not stored',
    preview: 'The mail may be the only copy',
    note: 'The database did not respond, so the website mailed the inquiry directly. The mail with this inquiry number may be the only copy: keep it. Check that the database works.',
    isMissing: true,
  },
  flood: {
    title: 'quarantined in a flood',
    preview: 'Every inquiry is stored in the database',
    note: 'A brand received more inquiries per minute than the flood limit allows. The excess is stored but not mailed, and may include more inquiries than are listed here. Read the quarantined inquiries and release the genuine ones.',
    list: 'held',
  },
  refused: {
    title: 'refused in a flood',
    preview: 'The visitor was asked to wait or to call',
    note: 'This brand reached the hourly limit for inquiries stored during a flood. The website now refuses further inquiries above the flood limit, and asks those visitors to wait a minute or call. It may have refused more inquiries than the one listed here. Inquiries below the flood limit are still stored and mailed. If the flood continues, set up Turnstile.',
    isMissing: true,
  },
  appointment: {
    title: 'with an appointment mail that was not delivered',
    preview: 'Tell the visitor or the colleague yourself',
    note: 'A mail about these appointments was not sent within an hour, failed for good, or bounced. The appointments stay as they are at the desk, which also shows whether the mail was sent since. Call the visitor, or tell the colleague. To send the mails again, move the appointment to the same time.',
  },
}

export function alert(leads: AlertLead[], why: AlertReason, desk?: Desk): MailContent {
  const { title: what, preview, note, isMissing, list } = ALERTS[why]
  const title = `${countOf(leads.length)} ${what}`
  return {
    subject: `Alert: ${title}`,
    preview,
    title,
    blocks: [
      { note },
      rowsOf(leads, isMissing ? undefined : desk),
      ...(desk && list ? [{ link: { label: 'See all of them at the desk', href: desk.list(list) } }] : []),
    ],
    footer: FOOTER,
  }
}

function rowsOf(leads: AlertLead[], desk: Desk | undefined): Block {
  return {
    rows: leads.map(({ id, brand, createdAt, attempts, lastError }) => {
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
      const value = [brand, timeOf(createdAt), tries, lastError].filter(Boolean).join(' · ')
      return { label: shortId(id), value, ...(desk && { href: desk.lead(id) }) }
    }),
  }
}

/** Long enough to find the lead. */
const shortId = (id: string) => id.slice(0, 8)

/** For mails to one brand's staff. */
export function footerOf({ name }: Brand): string {
  return `Sent by the ${name} website. A reply to this mail does not reach a visitor.`
}

export const countOf = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)
