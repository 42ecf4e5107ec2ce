/** Writes shards. A separate file, because a page reads shards and does not parse posts. */
import type { PieceStore } from '#worker/cache/piece-store'
import { yieldToOthers } from '#worker/slices'
import { withoutGhostAddress } from '../ghost-address'
import type { GhostPost } from '../schema'
import { type SummaryOptions, summaryOf } from '../summary'
import { TEXT_MAX, tokensOf } from './post-tokens'
import { type PostTokens, updateTokens } from './search-tokens'
import { type Entry, type Line, readEntries, readLines, readTokens, type ShardRef } from './shard'

/** The searched texts of a shard. Its tokens are shorter, unless no word occurs twice. */
export const SHARD_BYTES = 1_200_000

/** How many posts are cleaned before other requests get a turn. */
const CLEAN_SLICE = 4
const PIECES = ['entries', 'summaries', 'tokens'] as const

export interface ShardOptions extends SummaryOptions {
  pieces: PieceStore
  /** Posts per shard, at most `SHARD_SIZE`. */
  shardSize?: number
  now(): number
}

/** The text is ASCII only, so that it takes one byte per character in memory. */
function lineOf(line: Line): string {
  return JSON.stringify(line).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A new or changed post with its version. */
export interface Versioned {
  post: GhostPost
  version: string
}

/** Replaces the posts at some places of a shard. Without a post, a place becomes empty. @throws PieceMissing */
export async function updateShard(
  ref: ShardRef | undefined,
  changes: ReadonlyMap<number, Versioned | undefined>,
  { pieces, now, ...options }: ShardOptions,
): Promise<ShardRef> {
  const entries = ref ? [...(await readEntries(pieces, ref))] : []
  const lines = ref ? [...(await readLines(pieces, ref))] : []
  const tokens = new Map<number, PostTokens | undefined>()
  for (const [place, change] of changes) {
    const cleaned = change && clean(change, options)
    entries[place] = cleaned?.entry ?? null
    lines[place] = cleaned?.line ?? ''
    tokens.set(place, cleaned?.tokens)
    if (tokens.size % CLEAN_SLICE === 0) await yieldToOthers()
  }
  const text = await updateTokens(ref ? await readTokens(pieces, ref) : '', tokens)
  await yieldToOthers()
  const names = {
    entries: await pieces.put('entries', JSON.stringify(entries), ref?.entries),
    summaries: await pieces.put('summaries', lines.join('\n'), ref?.summaries),
    tokens: await pieces.put('tokens', text, ref?.tokens),
  }
  const keepsPiece = ref && PIECES.some((kind) => names[kind] === ref[kind])
  return { ...names, storedAt: keepsPiece ? ref.storedAt : now() }
}

/** Stores the pieces again, before they expire. The next refresh tries again if that fails. */
export async function keepShard(ref: ShardRef, { pieces, now }: ShardOptions): Promise<ShardRef> {
  for (const kind of PIECES) {
    const text = await pieces.read(ref[kind])
    if (text === undefined || !(await pieces.write(ref[kind], text))) return ref
  }
  return { ...ref, storedAt: now() }
}

export function bytesOfText({ html }: GhostPost): number {
  return new TextEncoder().encode((html ?? '').slice(0, TEXT_MAX)).length
}

function clean({ post, version }: Versioned, options: SummaryOptions) {
  const { slug, tags: _, home: __, ...line } = withoutGhostAddress(summaryOf(post, options), options.ghostUrl)
  const entry: Entry = {
    bytes: bytesOfText(post),
    id: post.id,
    slug,
    version,
    published: Date.parse(post.published_at),
    updatedAt: post.updated_at,
    featured: post.featured,
    tags: post.tags.map(({ id }) => id),
    ...(line.elsewhere && { elsewhere: line.elsewhere }),
  }
  return { entry, line: lineOf(line), tokens: tokensOf(post, line) }
}
