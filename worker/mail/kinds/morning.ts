/** The morning email to a brand's staff. Names and topics are the only visitor data in the email. */
import type { ListName } from '#desk/models.ts'
import { LIST_NAMES, mailError } from '#desk/words.ts'
import type { Brand } from '#shared/brand.ts'
import { referenceOf } from '#shared/reference.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import {
  listedForErasure,
  type MorningLead,
  type MorningSection,
  type MorningSectionName,
  readMorning,
} from '#worker/desk/morning.ts'
import { headerText } from '#worker/platform/header-text.ts'
import { type MailContent, type Row, staffFooter, timeOf } from './content.ts'
import type { Kind } from './kind.ts'

interface SectionText {
  heading: string
  /**
   * The two possible ends of a sentence. The first end follows "1 inquiry", and the second end follows a plural such as "2
   * inquiries".
   */
  fact: [one: string, many: string]
  list: ListName
  note?: string
}

const SECTIONS: Record<MorningSectionName, SectionText> = {
  late: { heading: 'Late', fact: ['is late', 'are late'], list: 'open' },
  'to-confirm': {
    heading: 'To confirm',
    fact: ['waits for an appointment time', 'wait for an appointment time'],
    list: 'open',
    note: 'These visitors asked for an appointment, or for another time, over a business day ago. Confirm a time at the desk, or call them.',
  },
  'follow-up': { heading: 'Follow up', fact: ['is due for follow-up', 'are due for follow-up'], list: 'follow-up' },
  failed: {
    heading: 'Mail not sent',
    fact: ['has an email that was not sent', 'have emails that were not sent'],
    list: 'failed',
  },
  held: { heading: 'Held back', fact: ['is held back', 'are held back'], list: 'held' },
  erasure: {
    heading: 'Erased in a week',
    fact: ['will be erased in a week', 'will be erased in a week'],
    list: 'all',
    note: 'Nobody has worked on these inquiries for almost as long as the website keeps inquiries. Any action, such as a note, keeps them.',
  },
}

export const morning: Kind = async (_mails, { db, now, retentionDays, desk }) => {
  const sectionsOf = await readMorning(db, retentionDays, now)
  return ({ brand }) => {
    const sections = sectionsOf(brand.id)
    if (sections.length === 0) return undefined
    return { content: contentOf(sections, brand, desk), afterwards: [listedForErasure(sections, now)] }
  }
}

function contentOf(sections: readonly MorningSection[], brand: Brand, desk: DeskLinks): MailContent {
  const [first, ...others] = sections.map(factOf)
  return {
    subject: `${brand.name}: ${first}`,
    preview: others.join(', ') || 'Nothing else is due',
    title: `${first}`,
    blocks: sections.flatMap((section) => sectionBlocks(section, desk)),
    footer: staffFooter(brand.name),
  }
}

function factOf({ name, total }: MorningSection): string {
  const [one, many] = SECTIONS[name].fact
  return `${countOf(total)} ${total === 1 ? one : many}`
}

function sectionBlocks({ name, leads, total }: MorningSection, desk: DeskLinks): MailContent['blocks'] {
  const { heading, list, note } = SECTIONS[name]
  const more = total - leads.length
  return [
    { heading: `${heading} (${total})` },
    note !== undefined && { text: note },
    { rows: leads.map((lead) => rowOf(lead, desk)) },
    more > 0 && { text: `And ${more} more.` },
    { link: { label: `See the list “${LIST_NAMES[list]}”`, href: desk.list(list) } },
  ]
}

function rowOf({ id, name, topic, since, waited, assignee, lastError }: MorningLead, desk: DeskLinks): Row {
  const value = [
    headerText(name),
    topic,
    `since ${timeOf(since)} (${waited})`,
    lastError && mailError(lastError).replace(/\.$/, ''),
    assignee ? `with ${assignee}` : 'with nobody',
  ]
  return { label: referenceOf(id), value: value.filter(Boolean).join(' · '), href: desk.lead(id) }
}

export const countOf = (count: number) => (count === 1 ? '1 inquiry' : `${count} inquiries`)
