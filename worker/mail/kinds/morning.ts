/** The morning mail to a brand's staff. Of a visitor's data, it contains only the name and the service. */
import type { ListName } from '#desk/models'
import { mailError } from '#desk/words'
import type { Brand } from '#shared/brand'
import { referenceOf } from '#shared/reference'
import { headerText } from '#worker/header-text'
import type { MorningLead, MorningSection, MorningSectionName } from '#worker/leads/mailer'
import type { Block, MailContent, Row } from '#worker/mail/content'
import type { Desk } from '#worker/mail/desk-links'
import { timeOf } from '#worker/mail/time'
import { countOf, footerOf } from './alert'

interface SectionText {
  heading: string
  /** Completes "1 inquiry …" and "2 inquiries …". */
  fact: [one: string, many: string]
  /** The desk's list with these leads. */
  list: ListName
  /** The text of the link to the list. */
  link: string
  note?: string
}

const SECTIONS: Record<MorningSectionName, SectionText> = {
  late: { heading: 'Late', fact: ['is late', 'are late'], list: 'open', link: 'See all open inquiries' },
  'to-confirm': {
    heading: 'To confirm',
    fact: ['waits for an appointment time', 'wait for an appointment time'],
    list: 'open',
    link: 'See all open inquiries',
    note: 'These visitors asked for an appointment, or for another time, over a working day ago. Confirm a time at the desk, or call them.',
  },
  'follow-up': {
    heading: 'Follow up',
    fact: ['is due for follow-up', 'are due for follow-up'],
    list: 'follow-up',
    link: 'See all follow-ups',
  },
  failed: {
    heading: 'Not delivered',
    fact: ['was not delivered', 'were not delivered'],
    list: 'failed',
    link: 'See all undelivered inquiries',
  },
  held: {
    heading: 'Held back',
    fact: ['is held back', 'are held back'],
    list: 'held',
    link: 'See all inquiries held back',
  },
  erasure: {
    heading: 'Erased in a week',
    fact: ['will be erased in a week', 'will be erased in a week'],
    list: 'all',
    link: 'See all inquiries',
    note: 'Nobody has worked on these inquiries for almost as long as the website keeps inquiries. Any action, such as a note, keeps them.',
  },
}

export function morning(sections: readonly MorningSection[], brand: Brand, desk?: Desk): MailContent {
  const [first, ...others] = sections.map(factOf)
  return {
    subject: `${brand.name}: ${first}`,
    preview: others.join(', ') || 'Nothing else is due',
    title: `${first}`,
    blocks: sections.flatMap((section) => sectionBlocks(section, desk)),
    footer: footerOf(brand),
  }
}

/** "3 inquiries are late". */
function factOf({ name, total }: MorningSection): string {
  const [one, many] = SECTIONS[name].fact
  return `${countOf(total)} ${total === 1 ? one : many}`
}

function sectionBlocks({ name, leads, total }: MorningSection, desk: Desk | undefined): Block[] {
  const { heading, list, link, note } = SECTIONS[name]
  const more = total - leads.length
  return [
    { heading: `${heading} (${total})` },
    ...(note ? [{ text: note }] : []),
    { rows: leads.map((lead) => rowOf(lead, desk)) },
    ...(more > 0 ? [{ text: `And ${more} more.` }] : []),
    ...(desk ? [{ link: { label: link, href: desk.list(list) } }] : []),
  ]
}

function rowOf({ id, name, topic, since, waited, assignee, lastError }: MorningLead, desk: Desk | undefined): Row {
  const value = [
    headerText(name),
    topic,
    `since ${timeOf(since)} (${waited})`,
    lastError && mailError(lastError).replace(/\.$/, ''),
    assignee ? `with ${assignee}` : 'with nobody',
  ]
  return { label: referenceOf(id), value: value.filter(Boolean).join(' · '), ...(desk && { href: desk.lead(id) }) }
}
