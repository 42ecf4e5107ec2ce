/** Prevents line breaks within dates and within names of tax forms such as "Form 941". */
import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { MONTHS } from '#shared/dates.ts'
import { withNoBreakSpaces } from '#shared/text-parts.ts'

/**
 * Matches dates such as "February 1", "November 21, 2026", "21 November 2026" and "June 2027". Does not match the
 * weekday before a date, so a line may break after the weekday.
 */
const DATE = new RegExp(String.raw`\b(?:\d{1,2} )?(?:${MONTHS.join('|')})\b(?: \d{1,4}\b)?(?:, \d{4}\b)?`, 'g')

/**
 * Replaces spaces in dates with no-break spaces. Adds no elements around dates, because an element could split a Ghost URL
 * that contains a date. A later step must find Ghost's URLs in the text.
 */
export function joinDates(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element' && ['pre', 'code'].includes(node.tagName)) return SKIP
    if (node.type === 'text')
      node.value = withNoBreakSpaces(node.value.replace(DATE, (date) => date.replaceAll(' ', '\u00a0')))
    return undefined
  })
}
