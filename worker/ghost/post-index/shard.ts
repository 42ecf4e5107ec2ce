/**
 * A shard is the index of up to 200 posts, stored as three pieces: entries (what orders and selects posts), summaries (one
 * line of JSON per post) and tokens (for the search). A post keeps its place in its shard, so a change rewrites one shard.
 */
import type { PostSummary } from '#shared/content'
import type { PieceStore } from '#worker/cache/piece-store'
import { yieldToOthers } from '#worker/slices'
import { withoutGhostAddress } from '../ghost-address'
import type { GhostPost } from '../schema'
import { type SummaryOptions, summaryOf } from '../summary'
import { type PostTokens, TEXT_MAX, tokensOf, updateTokens } from './search-tokens'

/** A place takes 8 bits of a posting. */
export const SHARD_SIZE = 200

/** The searched texts of a shard. Its tokens are shorter, unless no word occurs twice. */
export const SHARD_BYTES = 1_200_000

/** Names of the pieces of a shard. */
export interface ShardRef {
  entries: string
  summaries: string
  tokens: string
  /** When the pieces were stored, ms since 1970. */
  storedAt: number
}

/** How many posts are cleaned before other requests get a turn. */
const CLEAN_SLICE = 4
const PIECES = ['entries', 'summaries', 'tokens'] as const

export interface Entry {
  id: string
  slug: string
  /** Changes whenever the post changes, except for the names of its tags and authors. */
  version: string
  /** Time of publication, ms since 1970. */
  published: number
  updatedAt: string
  featured: boolean
  /** Ghost's ids of all tags, also internal ones. */
  tags: readonly string[]
  elsewhere?: string
  /** Size of the searched text, or more. */
  bytes: number
}

/** The entries of a shard. A removed post leaves an empty place. */
export type Entries = (Entry | null)[]
/** The stored part of a summary. The entry has the slug and the tags. */
type Line = Omit<PostSummary, 'slug' | 'tags' | 'home'>

/** A shard of the index has no pieces in KV any more. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing'
}

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

async function get<T>(pieces: PieceStore, name: string, decode: (text: string) => T): Promise<T> {
  const found = await pieces.get(name, decode)
  if (found === undefined) throw new PieceMissing(`The piece ${name} of the post index is missing`)
  return found
}

const parseEntries = (text: string): Entries => JSON.parse(text)
const splitLines = (text: string): string[] => text.split('\n')
const asText = (text: string): string => text

/** @throws PieceMissing */
export const readEntries = (pieces: PieceStore, { entries }: ShardRef) => get(pieces, entries, parseEntries)
/** @throws PieceMissing */
export const readTokens = (pieces: PieceStore, { tokens }: ShardRef) => get(pieces, tokens, asText)

/** @throws PieceMissing */
export async function readLine(pieces: PieceStore, { summaries }: ShardRef, place: number): Promise<Line> {
  return JSON.parse((await get(pieces, summaries, splitLines))[place] ?? '')
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
  const lines = ref ? [...(await get(pieces, ref.summaries, splitLines))] : []
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
