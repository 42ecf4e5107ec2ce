import type { Brand } from '#shared/brand.ts'
import { type Block, type MailContent, type Row, shownBlocks } from './kinds/content.ts'

const RULE_MAX = 72

export function textPart(brand: Brand, content: MailContent): string {
  const { title, footer } = content
  const parts = [brand.name, underlined(title, '='), ...shownBlocks(content).map(textOf)]
  // "-- " is the standard signature delimiter in email.
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}: ${brand.tagline}\n${footer}\n`
}

function textOf(block: Block): string {
  if ('heading' in block) return underlined(block.heading, '-')
  if ('note' in block) return `* ${block.note}`
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('steps' in block) return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  if ('rows' in block) return block.rows.map(rowText).join('\n')
  if ('link' in block) return `${block.link.label}: ${block.link.href}`
  return block.text
}

/** Adds the URL if the row links to a web page. Email addresses and phone numbers are already in the row's value. */
function rowText({ label, value, href }: Row): string {
  return href?.startsWith('http') ? `${label}: ${value}\n  ${href}` : `${label}: ${value}`
}

function underlined(text: string, mark: string): string {
  return `${text}\n${mark.repeat(Math.min(text.length, RULE_MAX))}`
}
