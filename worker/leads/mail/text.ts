/** The plain part of a mail. */
import type { Brand } from '#shared/brand'
import type { Block, MailContent } from './content'

export function textPart(brand: Brand, { title, blocks, footer }: MailContent): string {
  const parts = [brand.name, `${title}\n${'='.repeat(Math.min(title.length, 72))}`, ...blocks.map(textOf)]
  // The dashes tell mail clients where the signature begins.
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}: ${brand.tagline}\n${footer}\n`
}

function textOf(block: Block): string {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(Math.min(block.heading.length, 72))}`
  if ('note' in block) return `* ${block.note}`
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('steps' in block) return block.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
  if ('rows' in block) return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  if ('command' in block) return `  ${block.command}`
  return block.text
}
