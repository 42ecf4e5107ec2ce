/** The shape of a page's copy. Text only: how it looks is the layouts' business. */

/** In any text `[label](/path)` or `[label](https://…)` is a link; nothing else is markup. */
export type Text = string

export type Block =
  /** A paragraph. */
  | Text
  | { list: Text[] }
  | { steps: { title: string; text: Text }[] }
  | { table: Table }
  | { questions: Question[] }
  /** Official pages, each with what one finds there. */
  | { links: { label: string; href: string; text: Text }[] }
  /** Something to watch out for. */
  | { note: Text }

export interface Table {
  caption: string
  head: string[]
  /** The first cell of a row is its header. */
  rows: Text[][]
  note?: Text
}

export interface Question {
  question: string
  answer: Text
}

/** Where a figure comes from: an official page, and the year it is for. */
export interface Source {
  label: string
  href: string
  year: string
}

export interface Section {
  /** Fragment of the address: kebab-case, unique on its page. */
  id: string
  heading: string
  blocks: Block[]
  sources?: Source[]
}

export interface PageContent {
  /** h1 and the page's title (the brand's name is added). At most 60 characters. */
  title: string
  /** For search engines: 70 to 155 characters. */
  description: string
  /** One or two sentences under the heading. */
  lead: Text
  sections: Section[]
  /** ISO date on which the figures were last checked; present when the page has figures. */
  checked?: string
}

export interface ServiceContent extends PageContent {
  /** What the service covers: 6 concrete pieces of work, each with a sentence or two. */
  covers: { title: string; text: Text }[]
  /** Who it is for: 3 to 5 situations in the visitor's words. */
  forWhom: Text[]
  /** How it goes, 3 to 5 steps. */
  steps: { title: string; text: Text }[]
  /** What to bring or have at hand. */
  bring: Text[]
  /** What it costs to ask: honest, without invented prices. */
  cost: Text
  /** Questions people ask, 4 to 6. */
  questions: Question[]
}

export interface IndustryContent extends PageContent {
  /** What is different about books, tax and payroll in this trade: 4 to 6 points. */
  particulars: { title: string; text: Text }[]
  /** What we do for such a business: links to service pages with a sentence each. */
  help: { href: string; label: string; text: Text }[]
  questions: Question[]
}

export interface Points {
  heading: string
  points: Text[]
}

/** One authority's page, and what to have at hand before one goes there. */
export interface Authority<Group extends string = string> {
  /** Fragment of the address. */
  id: string
  group?: Group
  title: string
  /** What it is for. */
  about: Text
  have: string[]
  /** How long it takes or when it is due, or where the authority says so. */
  time: Text
  /** The official page, in one step. */
  action: { label: string; href: `https://${string}` }
  notes: Text[]
}

export interface AuthorityContent<Group extends string = string> extends Omit<PageContent, 'sections'> {
  warning: Points
  /** Absent: one group of all. */
  groups?: { id: Group; heading: string }[]
  entries: Authority<Group>[]
  /** What to do afterwards, or when nothing moves. */
  closing: Points
  checked: string
  sources: Source[]
}
