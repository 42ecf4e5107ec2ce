/** Ghost cuts its own excerpts from plain text in which list items keep their marks: " * " and " 1. " on a line each. */

const ITEM_AFTER_ITEM = /([^\s.,:;!?])\s*\n+ (?:\*|\d+\.) /g
const ITEM = /^ ?\* |^ \d+\. /gm

/** The same text as running text: items without an end of their own are told apart by semicolons. */
export function runningExcerpt(excerpt: string): string {
  return excerpt.replace(ITEM_AFTER_ITEM, '$1; ').replace(ITEM, '')
}
