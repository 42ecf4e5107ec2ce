/** Parses a list of posts from Ghost. Skips and logs invalid posts, such as a post without a slug. */
import * as v from 'valibot'
import type { Log } from '#worker/log.ts'
import { type GhostPost, ghostPost } from './schema.ts'

const MAX_LOGGED = 100

const name = v.fallback(v.string(), '')
const names = v.fallback(v.object({ id: name, slug: name }), { id: '', slug: '' })

/** Logs each invalid post only once, because Ghost returns it every time the list is read. */
export function createPostParser(log: Log): (items: readonly unknown[]) => GhostPost[] {
  const logged = new Set<string>()

  function logOnce(item: unknown, issues: readonly v.BaseIssue<unknown>[]) {
    const { id, slug } = v.parse(names, item)
    const fields = [...new Set(issues.map((issue) => v.getDotPath(issue) ?? issue.message))]
    const details = { id, slug, fields }
    const key = JSON.stringify(details)
    if (logged.has(key) || logged.size >= MAX_LOGGED) return
    logged.add(key)
    log('post-unreadable', details)
  }

  return function parsePosts(items) {
    return items.flatMap((item) => {
      const parsed = v.safeParse(ghostPost, item)
      if (parsed.success) return [parsed.output]
      logOnce(item, parsed.issues)
      return []
    })
  }
}
