/**
 * Brings the post index up to date with Ghost.
 *
 * 1. Read the posts with the latest changes, page by page, until a page ends with a post from before the last refresh. For
 *    up to 100 posts that is everything, in one request. For more, ask for tags and authors too: a new name of a tag does not
 *    change the date of its posts.
 * 2. Read the other pages too if there is no index, and once a day when nothing changed, in case a post changed without a
 *    new date.
 * 3. If Ghost counts fewer posts than the index, check the ids of each shard, and remove the posts that are gone. If the
 *    numbers still differ, read all pages.
 *
 * A refresh has 10 s. If it fails, it stores its progress, and the next one continues there.
 */
import { POST_TIMEOUT_MS } from '#shared/content'
import { STORE_AGAIN_MS } from '#worker/cache/content-store'
import { type GhostClient, MAX_PAGE_SIZE } from '../client'
import type { GhostAuthor, GhostPost, GhostTag } from '../schema'
import { openDraft } from './draft'
import { EMPTY_INDEX, type PostIndex } from './known-posts'
import { PieceMissing } from './shard'
import type { ShardOptions } from './shard-update'
import { createWalk, hasNext, isComplete, readPages, skipTo, type Walk } from './walk'

export interface RefreshOptions extends ShardOptions {
  ghost: GhostClient
  /** Receives the new and changed posts, some at a time. */
  onChanged(posts: readonly GhostPost[]): Promise<void>
}

/** The progress of an interrupted refresh. */
interface Progress {
  /** Identifies the index that the refresh started with. */
  base: string
  index: PostIndex
  total: number
  /** Set if the refresh reads all pages. */
  nextPage?: number | undefined
  nextShard: number
}

interface Terms {
  tags: readonly GhostTag[]
  authors: readonly GhostAuthor[]
}

const PROGRESS = 'progress'
const READ_ALL_AFTER_MS = 24 * 60 * 60 * 1000

/** Returns an index without posts if Ghost has none. @throws GhostError */
export async function refreshIndex(base: PostIndex | undefined, options: RefreshOptions): Promise<PostIndex> {
  const text = await options.pieces.read(PROGRESS)
  const progress: Progress | undefined = text ? JSON.parse(text) : undefined
  try {
    return await refresh(base, progress?.base === nameOf(base) ? progress : undefined, options)
  } catch (error) {
    if (!(error instanceof PieceMissing)) throw error
    return refresh(undefined, undefined, options)
  }
}

async function refresh(base: PostIndex | undefined, progress: Progress | undefined, options: RefreshOptions) {
  const { ghost, pieces, now } = options
  const start = progress?.index ?? base
  const draft = await openDraft(start, options)
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS)
  const asked = start && start.size > ghost.pageSize ? askForTerms(ghost, signal) : undefined
  const walk = createWalk()
  let { newestChange, readAllAt } = start ?? EMPTY_INDEX
  let { nextPage, nextShard } = progress ?? { nextPage: undefined, nextShard: 0 }

  async function readMore() {
    const changed = await draft.apply(await readPages(walk, ghost, signal))
    await options.onChanged(changed)
    return changed.length > 0
  }

  async function readChanges() {
    let hasChanged = await readMore()
    // A post may have changed again in the second of the last refresh.
    const mayHaveMore = () => walk.oldest > newestChange || (walk.oldest === newestChange && hasChanged)
    while (start && hasNext(walk) && mayHaveMore()) hasChanged = await readMore()
  }
  const unreadable = () => (nextPage === undefined ? (start ?? EMPTY_INDEX).unreadable : walk.unreadable)
  /** Number of posts that Ghost has and the draft lacks. Negative if posts are gone. */
  const missing = () => walk.total - draft.size - unreadable()

  async function readAll() {
    for (nextPage = walk.nextPage; hasNext(walk); nextPage = walk.nextPage) await readMore()
    if (walk.isGapless) await draft.remove((id) => !walk.seen.has(id))
  }

  async function removeGone() {
    for (let ids = draft.idsOf(nextShard); ids && missing() < 0; ids = draft.idsOf(++nextShard)) {
      const gone = await findGone(ids, ghost, signal)
      await draft.remove((id) => gone.has(id))
    }
  }

  const indexWith = (terms: Terms): PostIndex => ({
    ...terms,
    shards: draft.shards(),
    size: draft.size,
    unreadable: unreadable(),
    newestChange,
    readAllAt,
  })

  try {
    await readChanges()
    if (walk.total === 0) return EMPTY_INDEX
    const isUnchanged = walk.newest <= newestChange
    newestChange = Math.max(newestChange, walk.newest)
    // Published posts move others to later pages. Removed ones move others to pages that were already read.
    if (progress?.nextPage && walk.total >= progress.total) skipTo(walk, progress.nextPage, progress.index.unreadable)
    const isDue = !start || (isUnchanged && now() - readAllAt >= READ_ALL_AFTER_MS)
    if (isDue || nextPage !== undefined || !hasNext(walk)) await readAll()
    await removeGone()
    // A continued walk does not know what was removed from the pages that an earlier refresh read.
    if (missing() !== 0 && !walk.isGapless) Object.assign(walk, createWalk())
    if (missing() !== 0) await readAll()
    // If posts were removed meanwhile, the pages may lack others.
    if (nextPage !== undefined) readAllAt = walk.hasShrunk || missing() !== 0 ? 0 : now()
    await draft.keep(now() - STORE_AGAIN_MS)
    const terms = (await asked) ?? (isComplete(walk) ? termsOf(walk) : await askForTerms(ghost, signal))
    const index = { ...indexWith(terms), unreadable: walk.total - draft.size }
    if (progress) await pieces.write(PROGRESS, '')
    return index
  } catch (error) {
    if (walk.nextPage > 1) {
      const index = indexWith(termsOf(walk, start))
      const done: Progress = { base: nameOf(base), index, total: walk.total, nextPage, nextShard }
      await pieces.write(PROGRESS, JSON.stringify(done))
    }
    throw error
  }
}

function nameOf(base: PostIndex | undefined): string {
  return base ? `${base.newestChange} ${base.readAllAt} ${base.size}` : ''
}

function askForTerms(ghost: GhostClient, signal: AbortSignal): Promise<Terms> {
  const asked = Promise.all([ghost.browseTags(signal), ghost.browseAuthors(signal)])
  const terms = asked.then(([tags, authors]) => ({ tags, authors }))
  // The refresh awaits it after the posts. Until then a failure must not count as unhandled.
  terms.catch(() => undefined)
  return terms
}

/** The terms of the posts on the pages. If pages are missing, the terms of other posts stay as they were. */
function termsOf(walk: Walk, start: PostIndex = EMPTY_INDEX): Terms {
  const { tags, authors } = isComplete(walk) ? EMPTY_INDEX : start
  return {
    tags: [...new Map([...tags.map((tag) => [tag.id, tag] as const), ...walk.tags]).values()],
    authors: [...new Map([...authors.map((author) => [author.slug, author] as const), ...walk.authors]).values()],
  }
}

/** Returns the ids that do not belong to a published post. */
async function findGone(ids: readonly string[], ghost: GhostClient, signal: AbortSignal): Promise<Set<string>> {
  const gone = new Set(ids)
  for (let first = 0; first < ids.length; first += MAX_PAGE_SIZE) {
    const found = await ghost.findPublished(ids.slice(first, first + MAX_PAGE_SIZE), signal)
    for (const id of found) gone.delete(id)
  }
  return gone
}
