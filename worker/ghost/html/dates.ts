/** Keeps each date, and each form's name such as 1099-NEC, of a text on one line. */
import type { ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { MONTHS } from '#shared/dates'
import { type TextPart, textParts } from '#shared/text-parts'

/** "February 1", "November 21, 2026", "21 November 2026" or "June 2027". The space after a weekday may break. */
const DATE = new RegExp(String.raw`\b(?:\d{1,2} )?(?:${MONTHS.join('|')})\b(?: \d{1,4}\b)?(?:, \d{4}\b)?`, 'g')

export function joinDates(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && ['pre', 'code'].includes(node.tagName)) return SKIP
    if (node.type !== 'text' || !parent || index === undefined) return undefined
    const parts = textParts(
      node.value.replace(DATE, (date) => date.replaceAll(' ', '\u00a0')),
      false,
    )
    parent.children.splice(index, 1, ...parts.map(part))
    return index + parts.length
  })
}

/** An element, because a no-break hyphen is another letter for searches. */
function part({ text, unbroken }: TextPart): ElementContent {
  if (!unbroken || !text.includes('-')) return { type: 'text', value: text }
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['whitespace-nowrap'] },
    children: [{ type: 'text', value: text }],
  }
}
