/** What whoever runs the site reads of leads that are not where they belong. Ids and states, nobody's data. */
import type { AlertLead, AlertReason, Digest } from '../mailer'
import type { Block, MailContent } from './content'
import { timeOf } from './time'

const FOOTER = 'The README of the site says what each state means.'

/** What staff may do with a lead once they have read it; `show`: nothing more. */
type Way = 'show' | 'resend' | 'release'

const ALERTS: Record<AlertReason, { what: string; preview: string; note: string; way?: Way }> = {
  failed: {
    what: 'could not be delivered',
    preview: 'Each is kept in the database',
    note: 'Delivery was given up, or the mail came back. Each is kept in the database: read it there, and send it again once the cause is mended.',
    way: 'resend',
  },
  'stored-late': {
    what: 'mailed before it could be stored',
    preview: 'Each is kept in the database now',
    note: 'The database did not answer, so the inquiry was mailed directly. It is stored now, and nothing needs to be sent again: look at the database.',
    way: 'show',
  },
  'not-stored': {
    what: 'mailed, but not stored',
    preview: 'The mail may be the only copy',
    note: 'The database did not answer. The mail with this number may be the only copy: keep it, and look at the database.',
  },
  flood: {
    what: 'held back in a flood',
    preview: 'Each is kept in the database',
    note: 'A brand gets more inquiries a minute than people write. What goes beyond is kept and not mailed, and there may be more of it than is named here: look through it, and release what people wrote.',
    way: 'release',
  },
}

export function alert(leads: AlertLead[], why: AlertReason): MailContent {
  const { what, preview, note, way } = ALERTS[why]
  const title = `${countOf(leads.length)} ${what}`
  return {
    subject: `Alert: ${title}`,
    preview,
    title,
    blocks: [{ note }, rowsOf(leads), ...(way ? commandsFor(leads, way) : [])],
    footer: FOOTER,
  }
}

export function digest({ waiting, failed, quarantined, more }: Digest): MailContent {
  const total = waiting.length + failed.length + quarantined.length + more
  return {
    subject: `Daily summary: ${countOf(total)} to look at`,
    preview: `${waiting.length} waiting, ${quarantined.length} held back, ${failed.length} not delivered`,
    title: `${countOf(total)} to look at`,
    blocks: [
      ...section('Held back as possible spam', quarantined.map(withReasons), 'release'),
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

function section(heading: string, leads: AlertLead[], way?: Way): Block[] {
  if (leads.length === 0) return []
  return [{ heading: `${heading} (${leads.length})` }, rowsOf(leads), ...(way ? commandsFor(leads, way) : [])]
}

function rowsOf(leads: AlertLead[]): Block {
  return {
    rows: leads.map(({ id, brand, createdAt, attempts, lastError }) => {
      const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
      return { label: shortId(id), value: [brand, timeOf(createdAt), tries, lastError].filter(Boolean).join(' · ') }
    }),
  }
}

function commandsFor([first]: AlertLead[], way: Way): Block[] {
  if (!first) return []
  return [...new Set(['show', way])].map((command) => ({
    command: `npm run leads -- ${command} ${shortId(first.id)} --remote`,
  }))
}

/** As much of an id as the commands need. */
const shortId = (id: string) => id.slice(0, 8)

const countOf = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)
