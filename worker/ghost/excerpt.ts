/**
 * Ghost cuts its own excerpts from plain text in which list items keep their marks, " * " and " 1. " on a line each, and
 * the cells of a table stand without a space where the body has none between them.
 */

const ITEM_AFTER_ITEM = /([^\s.,:;!?])\s*\n+ (?:\*|\d+\.) /g
const ITEM = /^ ?\* |^ \d+\. /gm
const TABLE = /<table\b[\s\S]*?(?:<\/table>|$)/g
const CELL = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g
/** An excerpt of 500 characters ends before that, characters. */
const HTML_MAX = 10_000
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

/**
 * The same text as running text: items without an end of their own are told apart by semicolons, cells by spaces.
 * @param html What it was cut from.
 */
export function runningExcerpt(excerpt: string, html: string): string {
  return spaceCells(excerpt, html).replace(ITEM_AFTER_ITEM, '$1; ').replace(ITEM, '')
}

function spaceCells(excerpt: string, html: string): string {
  let [done, rest] = ['', excerpt]
  for (const [table] of html.slice(0, HTML_MAX).matchAll(TABLE)) {
    const cells = [...table.matchAll(CELL)].map(([, cell = '']) => textOf(cell)).filter(Boolean)
    // By three, since two short ones may stand in a word: "in" and "to".
    const start = rest.search(new RegExp(cells.slice(0, 3).map(escaped).join('\\s*')))
    if (cells.length < 2 || start === -1) continue
    done += rest.slice(0, start)
    rest = rest.slice(start)
    for (const cell of cells) {
      const text = rest.trimStart()
      if (!text.startsWith(cell)) break
      done += `${cell} `
      rest = text.slice(cell.length)
    }
  }
  return done + rest
}

function textOf(cell: string): string {
  const text = cell.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
  return text.trim()
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
