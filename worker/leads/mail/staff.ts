/** Alerts and daily summaries about undelivered leads. They contain ids and states, but no personal data. */
import type { AlertLead, AlertReason, Digest } from '../mailer'
import type { Block, MailContent } from './content'
import { timeOf } from './time'

const FOOTER = 'docs/operations.md in the website’s repository explains what each state means.'

type Command = 'show' | 'resend' | 'release'

interface AlertText {
  /** Follows "1 inquiry" or "2 inquiries". */
  title: string
  preview: string
  note: string
  /** Absent if the lead is not in the database. */
  command?: Command
}

const ALERTS: Record<AlertReason, AlertText> = {
  failed: {
    title: 'could not be delivered',
    preview: 'Every inquiry is stored in the database',
    note: 'Either every attempt to deliver these inquiries failed, or the mail bounced. Each one is stored in the database. Read it there, fix the cause, then send it again.',
    command: 'resend',
  },
  'stored-late': {
    title: 'mailed before it was stored',
    preview: 'The inquiry is now stored in the database',
    note: 'The database did not respond, so the website mailed the inquiry directly. The inquiry is now stored and does not need to be sent again. Check that the database works.',
    command: 'show',
  },
  'not-stored': {
    title: 'mailed but not stored',
    preview: 'The mail may be the only copy',
    note: 'The database did not respond, so the website mailed the inquiry directly. The mail with this inquiry number may be the only copy: keep it. Check that the database works.',
  },
  flood: {
    title: 'quarantined in a flood',
    preview: 'Every inquiry is stored in the database',
    note: 'A brand received more inquiries per minute than the flood limit allows. The excess is stored but not mailed, and may include more inquiries than are listed here. Read the quarantined inquiries and release the genuine ones.',
    command: 'release',
  },
}

export function alert(leads: AlertLead[], why: AlertReason): MailContent {
  const { title: what, preview, note, command } = ALERTS[why]
  const title = `${countOf(leads.length)} ${what}`
  return {
    subject: `Alert: ${title}`,
    preview,
    title,
    blocks: [{ note }, rowsOf(leads), ...(command ? commandsFor(leads, command) : [])],
    footer: FOOTER,
  }
}

export function digest({ waiting, failed, quarantined, more }: Digest): MailContent {
  const total = waiting.length + failed.length + quarantined.length + more
  return {
    subject: `Daily summary: ${countOf(total)} to review`,
    preview: `${waiting.length} waiting, ${quarantined.length} quarantined, ${failed.length} not delivered`,
    title: `${countOf(total)} to review`,
    blocks: [
      ...section('Quarantined as possible spam', quarantined.map(withReasons), 'release'),
      ...section('Not delivered', failed, 'resend'),
      ...section('Waiting for more than an hour', waiting),
      ...(more > 0 ? [{ text: `And ${more} more:` }, { command: 'npm run leads -- list --remote' }] : []),
    ],
    footer: FOOTER,
  }
}

function withReasons(lead: Digest['quarantined'][number]): AlertLead {
  return { ...lead, lastError: lead.reasons }
}

function section(heading: string, leads: AlertLead[], command?: Command): Block[] {
  if (leads.length === 0) return []
  return [{ heading: `${heading} (${leads.length})` }, rowsOf(leads), ...(command ? commandsFor(leads, command) : [])]
}

function rowsOf(leads: AlertLead[]): Block {
  return {
    rows: leads.map(({ id, brand, createdAt, attempts, lastError }) => {
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
      return { label: shortId(id), value: [brand, timeOf(createdAt), tries, lastError].filter(Boolean).join(' · ') }
    }),
  }
}

/** Example commands for the first lead. */
function commandsFor([first]: AlertLead[], command: Command): Block[] {
  if (!first) return []
  return [...new Set(['show', command])].map((name) => ({
    command: `npm run leads -- ${name} ${shortId(first.id)} --remote`,
  }))
}

/** Long enough for the commands to find the lead. */
const shortId = (id: string) => id.slice(0, 8)

const countOf = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)
