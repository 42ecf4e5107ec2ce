/** Scores posts for a search, from the tokens of all shards and the names of tags. */
import type { Tag } from '#shared/content'
import { folded } from '#shared/text'
import { createLruCache } from '#worker/cache/lru-cache'
import type { PieceStore } from '#worker/cache/piece-store'
import type { Known } from './known-posts'
import { FIELD, findWord } from './search-tokens'
import { readTokens, SHARD_SIZE, type ShardRef } from './shard'

interface Searched {
  shards: readonly ShardRef[]
  pieces: PieceStore
  tags: readonly Tag[]
  withTag(slug: string): readonly Known[]
}

/** While a visitor types, all words but the last one stay the same. */
const MEMORY = { maxEntries: 200, maxBytes: 1_000_000, lifeMs: Number.POSITIVE_INFINITY }

/** The index of a post in the arrays of this file. */
export function positionOf({ shard, place }: Known): number {
  return shard * SHARD_SIZE + place
}

/**
 * Returns a function that adds up the weights of the fields with each word of a query, by position. A post that lacks a word
 * has 0. Typed arrays, because a loop over the objects of 10,000 posts takes longer than the rest of a search.
 */
export function createScores({ shards, pieces, tags, withTag }: Searched) {
  const memory = createLruCache<Uint8Array>(MEMORY)

  function findFields(word: string, tokens: readonly string[]): Uint8Array {
    const fields = new Uint8Array(shards.length * SHARD_SIZE)
    for (const [shard, text] of tokens.entries()) {
      const start = shard * SHARD_SIZE
      findWord(text, word, fields.subarray(start, start + SHARD_SIZE))
    }
    for (const post of tags.filter(({ name }) => hasWord(folded(name), word)).flatMap(({ slug }) => withTag(slug)))
      addTags(fields, positionOf(post))
    memory.set(word, fields, fields.length)
    return fields
  }

  /** @throws PieceMissing */
  return async function scoresOf(words: readonly string[]): Promise<Uint16Array> {
    const isKnown = words.every((word) => memory.get(word))
    const tokens = isKnown ? [] : await Promise.all(shards.map((shard) => readTokens(pieces, shard)))
    const scores = new Uint16Array(shards.length * SHARD_SIZE)
    for (const [index, word] of words.entries())
      addWord(scores, memory.get(word) ?? findFields(word, tokens), index === 0)
    return scores
  }
}

function addWord(scores: Uint16Array, fields: Uint8Array, isFirst: boolean) {
  for (let position = 0; position < scores.length; position++) {
    const before = scores[position] ?? 0
    const found = fields[position] ?? 0
    scores[position] = found > 0 && (isFirst || before > 0) ? before + found : 0
  }
}

function addTags(fields: Uint8Array, position: number) {
  fields[position] = (fields[position] ?? 0) | FIELD.tags
}

/** Compares strings, because a pattern made from a visitor's query could be slow or invalid. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`)
}
