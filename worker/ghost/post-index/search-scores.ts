/** Scores posts for a search, from the tokens of all shards and the names of tags. */
import type { Tag } from '#shared/content'
import { folded } from '#shared/text'
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

/**
 * Returns a function that adds up the weights of the fields with each word. It returns 0 if a post lacks a word.
 * @param wanted Words of the query. @throws PieceMissing
 */
export async function createScores(wanted: readonly string[], { shards, pieces, tags, withTag }: Searched) {
  const fields = await Promise.all(shards.map(async (shard) => findWords(await readTokens(pieces, shard), wanted)))
  for (const [word, text] of wanted.entries()) {
    const found = tags.filter(({ name }) => hasWord(folded(name), text)).flatMap(({ slug }) => withTag(slug))
    for (const { shard, place } of found) addField(fields[shard]?.[word], place, FIELD.tags)
  }

  return function scoreOf({ shard, place }: Known): number {
    let score = 0
    for (const ofWord of fields[shard] ?? []) {
      const found = ofWord[place] ?? 0
      if (found === 0) return 0
      score += found
    }
    return score
  }
}

/** Returns the fields that contain each word, by place. */
function findWords(tokens: string, wanted: readonly string[]): Uint8Array[] {
  return wanted.map((word) => {
    const fields = new Uint8Array(SHARD_SIZE)
    findWord(tokens, word, fields)
    return fields
  })
}

function addField(fields: Uint8Array | undefined, place: number, field: number) {
  if (fields) fields[place] = (fields[place] ?? 0) | field
}

/** Compares strings, because a pattern made from a visitor's query could be slow or invalid. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`)
}
