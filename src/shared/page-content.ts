/** The structure of a page's copy. The copy contains only text, and layouts decide how the text looks. */
import type { Price } from './brand-slots.ts'
import type { ServiceId } from './service.ts'

/**
 * `[label](/path)` and `[label](https://…)` are links. `{service:payroll}` becomes a link to the payroll service with the brand's
 * own title for the service. Facts about the brand replace `{brand}`, `{email}`, `{phone}`, `{days}` (the open days) and `{reply}`
 * (the promised reply time). Copy can contain no other markup.
 */
export type Text = string

export type Block =
  | Text
  | { list: Text[] }
  | { steps: { title: string; text: Text }[] }
  | { table: Table }
  | { questions: Question[] }
  /** Official pages, each with a description. */
  | { links: { label: string; href: string; text: Text; lang?: 'es' }[] }
  | { note: Text }

export interface Table {
  caption: string
  head: string[]
  /** The first cell of each row is the row's header. */
  rows: Text[][]
  note?: Text
}

export interface Question {
  question: string
  answer: Text
}

/** The official page that a figure comes from, and the tax year of the figure. */
export interface Source {
  label: string
  href: string
  year: string
}

export interface Section {
  /** Fragment in the page's URL: kebab-case, unique on the page. */
  id: string
  heading: string
  blocks: Block[]
  sources?: Source[]
}

export interface PageAction {
  /** One sentence of at most 60 characters about the page's subject, which invites the visitor to a meeting. */
  invite: Text
  /** Three documents or facts that the visitor needs in the meeting. */
  atHand: [Text, Text, Text]
}

export interface PageContent {
  /** The h1, and the part of the page's title before the brand's name. At most 60 characters. */
  title: string
  /** Description for search engines, 70 to 155 characters. */
  description: string
  lead: Text
  sections: Section[]
  /** ISO date of the last check of the figures. Required if the page contains figures. */
  checked?: string
  /** The call to action at the end of the page. Legal pages have no call to action. */
  action?: PageAction
}

/** A service page. The page's title is the brand's own title for the service. */
export interface ServiceContent extends Omit<PageContent, 'title' | 'action'> {
  /** A sentence at the end of the page that invites the visitor to a meeting. The first three entries of `bring` follow. */
  invite: Text
  /** The work that the service covers: 6 concrete items of one or two sentences each. */
  covers: { title: string; text: Text }[]
  /** 3 to 5 situations in which a visitor needs the service, in the visitor's words. */
  forWhom: Text[]
  /** 3 to 5 steps from the first call to the result. */
  steps: { title: string; text: Text }[]
  /** A brand's own copy leaves this empty if its sections list what to bring. */
  bring: Text[]
  /** A text about the facts that determine the price, without amounts. Says when the visitor learns the price. */
  cost: Text
  /** The price of the service, which only a brand's own copy may contain. */
  price?: Price | undefined
  /** 4 to 6 questions with answers. */
  questions: Question[]
}

export interface IndustryContent extends PageContent {
  action: PageAction
  /** 4 to 6 ways in which the industry's bookkeeping, tax and payroll differ from other industries. */
  particulars: { title: string; text: Text }[]
  /** Services, each with a sentence about this industry. */
  help: { service: ServiceId; text: Text }[]
  questions: Question[]
}

export interface Points {
  heading: string
  points: Text[]
}

/** An official page, and the documents that a visitor needs to use it. */
export interface Authority<Group extends string = string> {
  /** Fragment of the page's URL with which links lead to the entry. */
  id: string
  group?: Group
  title: string
  about: Text
  have: string[]
  /** The processing time of the agency, or the due date of a payment. */
  time: Text
  action: { label: string; href: `https://${string}` }
  notes: Text[]
}

export interface AuthorityContent<Group extends string = string> extends Omit<PageContent, 'sections'> {
  warning: Points
  /** Headings for groups of entries. If there are no groups, all entries form one list. */
  groups?: { id: Group; heading: string }[]
  entries: Authority<Group>[]
  /** The next steps for the visitor, for example if the agency does not respond. */
  closing: Points
  checked: string
  sources: Source[]
}
