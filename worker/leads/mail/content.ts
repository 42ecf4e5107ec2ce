/** What a mail says, once: text.ts and html.ts write the two parts of it. */
export type Block =
  | { heading: string }
  | { text: string }
  /** Something to notice before all else. */
  | { note: string }
  /** What somebody wrote, with its line feeds. */
  | { quote: string }
  | { steps: string[] }
  | { rows: Row[] }
  /** A command to type. */
  | { command: string }

export interface Row {
  label: string
  value: string
  /** Where the value leads: mailto: or tel:. */
  href?: string
}

export interface MailContent {
  subject: string
  /** What lists of mails show beside the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Under the line at the end. */
  footer: string
}
