/** Reads the due dates, selected audiences and calendar links from the HTML of a page. */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { fetchSite } from './site'

export interface ShownDates {
  status: number
  ticked: string[]
  /** Only the first entry of each duty has a source. */
  entries: { date: string; text: string; source: string | undefined }[]
  /** For each day to which a due date was moved, the text about the original date. */
  moved: string[]
  /** URLs of calendars. */
  calendars: string[]
  /** Links to pages of this site. */
  pages: string[]
}

export async function readDueDates(url: string): Promise<ShownDates> {
  const response = await fetchSite(url)
  const shown: ShownDates = {
    status: response.status,
    ...{ ticked: [], entries: [], moved: [], calendars: [], pages: [] },
  }
  visit(fromHtml(await response.text()), 'element', (element) => {
    const { name, checked, value, href, className } = element.properties
    if (name === 'for' && checked) shown.ticked.push(`${value}`)
    if (`${href}`.includes('.ics')) shown.calendars.push(`${href}`)
    if (`${href}`.startsWith('/')) shown.pages.push(`${href}`)
    if ([className].flat().includes('agenda')) readAgenda(element, shown)
  })
  return shown
}

function readAgenda(agenda: Element, shown: ShownDates) {
  let month = ''
  let day = ''
  visit(agenda, 'element', (element) => {
    const [first, ...others] = element.children
    if (element.tagName === 'h3') month = textOf(element)
    if (element.tagName === 'dt' && first?.type === 'text') day = isoDate(first.value, month)
    if (element.tagName === 'dt') shown.moved.push(...others.map(textOf))
    if (element.tagName === 'dd') shown.entries.push({ date: day, text: ownText(element), source: firstLink(element) })
  })
}

/** The text before the source and the explanation, with plain spaces. */
function ownText(entry: Element): string {
  const details = entry.children.findIndex(
    (child) => child.type === 'element' && child.properties.className?.toString() === 'due-source',
  )
  const children = entry.children.slice(0, details < 0 ? undefined : details)
  return textOf({ ...entry, children }).replaceAll('\u00a0', ' ')
}

function firstLink(parent: Element): string | undefined {
  let href: string | undefined
  visit(parent, { tagName: 'a' }, ({ properties }: Element) => {
    href ??= `${properties.href}`
  })
  return href
}

/** Converts "Mon, Feb 1" and "February 2027" to an ISO date. @throws if the weekday does not match. */
function isoDate(day: string, month: string): string {
  const date = new Date(`${day.split(', ')[1]} ${month.split(' ')[1]} UTC`)
  const name = date.toLocaleString('en-US', { weekday: 'short', month: 'long', timeZone: 'UTC' })
  if (!name.includes(day.slice(0, 3)) || !name.includes(month.split(' ')[0] ?? ''))
    throw new Error(`${day} is not a date in ${month}`)
  return date.toISOString().slice(0, 10)
}
