/** Types for a page's copy, which contains only text. Layouts determine the design. */
import type { Price } from './brand-slots.ts'
import type { ServiceId } from './service.ts'

/**
 * Copy whose only markup is links and placeholders. `[label](/path)` and `[label](https://…)` become links.
 * `{service:payroll}` becomes a link to the payroll service, with the brand's own title for it. `{brand}`, `{email}`,
 * `{phone}`, `{days}` (the open days) and `{reply}` (the promised reply time) become the brand's own details.
 */
export type Text = string

export type Block =
  | Text
  | { list: Text[] }
  | { steps: { title: string; text: Text }[] }
  | { table: Table }
  | { questions: Question[] }
  | { links: { label: string; href: string; text: Text; lang?: 'es' }[] }
  | { note: Text }

export interface Table {
  caption: string
  head: string[]
  /** Table rows. The first cell of each row is the row header. */
  rows: Text[][]
  note?: Text
}

export interface Question {
  question: string
  answer: Text
}

export interface Source {
  label: string
  href: string
  year: string
}

export interface Section {
  /** URL fragment of the section, in kebab-case. The fragment must be unique on the page. */
  id: string
  heading: string
  blocks: Block[]
  sources?: Source[]
}

export interface PageAction {
  /** One sentence about the page's subject that invites the visitor to a meeting with the firm. At most 60 characters. */
  invite: Text
  /**
   * Documents and information that the visitor needs for a first meeting. A service page passes all items of `bring`,
   * which may be empty. Other pages list three items.
   */
  atHand: Text[]
}

export interface PageContent {
  /** Text of the h1. The page's title is this text followed by the brand's name. At most 60 characters. */
  title: string
  /** Description of the page for search engines. 70 to 155 characters. */
  description: string
  lead: Text
  sections: Section[]
  /** ISO date when the page's tax rates and amounts were last checked. Required if the page contains rates or amounts. */
  checked?: string
  action?: PageAction
}

export interface ServiceContent extends Omit<PageContent, 'title' | 'action'> {
  /** A sentence at the end of the page that invites the visitor to a meeting. The page adds the items of `bring`. */
  invite: Text
  /** The work that the service covers, as 6 concrete items of one or two sentences each. */
  covers: { title: string; text: Text }[]
  /** 3 to 5 situations where a visitor needs the service, in words that a visitor would use. */
  forWhom: Text[]
  /** 3 to 5 steps in the service, from the first call to the result. */
  steps: { title: string; text: Text }[]
  /** Documents and information that the client needs to bring. Empty if the brand's own sections already list them. */
  bring: Text[]
  /** Explains, without amounts, what the price depends on and when the visitor learns the price. */
  cost: Text
  /** Price of the service. Only a brand's own copy may contain a price. */
  price?: Price | undefined
  /** 4 to 6 questions about the service, with answers. */
  questions: Question[]
}

export interface IndustryContent extends PageContent {
  action: PageAction
  /** 4 to 6 ways that bookkeeping, taxes and payroll differ between this industry and others. */
  particulars: { title: string; text: Text }[]
  help: { service: ServiceId; text: Text }[]
  questions: Question[]
}

export interface Points {
  heading: string
  points: Text[]
}

export interface Authority<Group extends string = string> {
  id: string
  group?: Group
  title: string
  about: Text
  have: string[]
  time: Text
  action: { label: string; href: `https://${string}` }
  notes: Text[]
}

export interface AuthorityContent<Group extends string = string> extends Omit<PageContent, 'sections'> {
  warning: Points
  groups?: { id: Group; heading: string }[]
  entries: Authority<Group>[]
  closing: Points
  checked: string
  sources: Source[]
}
