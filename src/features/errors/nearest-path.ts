import { editDistance } from './edit-distance.ts'

const MAX_MISTAKES = 3
/** Allows one typo per three characters, because a single typo can turn a short word into another word. */
const CHARACTERS_PER_MISTAKE = 3

/**
 * Returns the page whose full path or last segment is most similar to `path`, or undefined if no page is similar
 * enough.
 * @param path A path that matches no page.
 * @param pages Pairs of a path and its page.
 */
export function nearestPage(path: string, pages: Iterable<readonly [path: string, page: string]>): string | undefined {
  const typed = spellings(path)
  let nearest: string | undefined
  let least = MAX_MISTAKES + 1
  for (const [known, page] of pages) {
    const mistakes = Math.min(...spellings(known).flatMap((other) => typed.map((one) => mistakesIn(one, other))))
    if (mistakes >= least) continue
    least = mistakes
    nearest = page
  }
  return nearest
}

function mistakesIn(typed: string, known: string): number {
  const longer = Math.max(typed.length, known.length)
  const allowed = Math.min(MAX_MISTAKES, Math.floor(longer / CHARACTERS_PER_MISTAKE))
  if (Math.abs(typed.length - known.length) > allowed) return Infinity
  const mistakes = editDistance(typed, known)
  return mistakes > allowed ? Infinity : mistakes
}

/** Returns the path and its last segment, in lowercase and without punctuation, page file extensions or "index". */
function spellings(path: string): string[] {
  const segments = path
    .toLowerCase()
    .replace(/\/index(?![^./])|\.(?:html?|php|aspx?)$|[^a-z0-9/]/g, '')
    .split('/')
    .filter((segment) => segment !== '')
  return [segments.join('/'), ...segments.slice(1).slice(-1)]
}
