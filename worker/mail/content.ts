/** The content of one mail. text.ts and html.ts each render it as one part. */
export type Block =
  | { heading: string }
  | { text: string }
  /** An important notice, shown with emphasis. */
  | { note: string }
  /** The visitor's own text, with its line feeds. */
  | { quote: string }
  | { steps: string[] }
  | { list: string[] }
  | { rows: Row[] }
  /** A link that looks like a button. */
  | { link: { label: string; href: string } }

export interface Row {
  label: string
  value: string
  /** A link for the value: mailto:, tel: or an address of the desk. */
  href?: string
}

export interface MailContent {
  subject: string
  /** Shown beside the subject in an inbox. */
  preview: string
  title: string
  blocks: Block[]
  footer: string
}
