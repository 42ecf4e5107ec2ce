/**
 * A shard is the index of up to 200 posts, stored as three pieces: entries (what orders and selects posts), summaries (one
 * line of JSON per post) and tokens (for the search). A post keeps its place in its shard, so a change rewrites one shard.
 */
import type { PostSummary } from '#shared/content'
import type { PieceStore } from '#worker/cache/piece-store'

/** A place takes 8 bits of a posting. */
export const SHARD_SIZE = 200

/** Names of the pieces of a shard. */
export interface ShardRef {
  entries: string
  summaries: string
  tokens: string
  /** When the pieces were stored, ms since 1970. */
  storedAt: number
}

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
export type Line = Omit<PostSummary, 'slug' | 'tags' | 'home'>

/** A shard of the index has no pieces in KV any more. */
export class PieceMissing extends Error {
  override readonly name = 'PieceMissing'
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
export const readLines = (pieces: PieceStore, { summaries }: ShardRef) => get(pieces, summaries, splitLines)
/** @throws PieceMissing */
export const readTokens = (pieces: PieceStore, { tokens }: ShardRef) => get(pieces, tokens, asText)

/** @throws PieceMissing */
export async function readLine(pieces: PieceStore, ref: ShardRef, place: number): Promise<Line> {
  return JSON.parse((await readLines(pieces, ref))[place] ?? '')
}
