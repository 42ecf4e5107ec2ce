/** The content of one mail. text.ts and html.ts each render it as one part. */
export type Block =
  | { heading: string }
  | { text: string }
  /** An important notice, shown with emphasis. */
  | { note: string }
  /** The visitor's own text, with its line feeds. */
  | { quote: string }
  | { steps: string[] }
  | { rows: Row[] }
  /** A shell command. */
  | { command: string }

export interface Row {
  label: string
  value: string
  /** A mailto: or tel: link for the value. */
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
