/** A post index while a refresh changes it. Every change is stored at once, so that an interrupted refresh can continue. */
import { inSlices, yieldToOthers } from '#worker/slices'
import { versionOf } from '../full-post'
import type { GhostPost } from '../schema'
import type { PostIndex } from './known-posts'
import { type Entry, readEntries, SHARD_SIZE, type ShardRef } from './shard'
import { bytesOfText, keepShard, SHARD_BYTES, type ShardOptions, updateShard, type Versioned } from './shard-update'

/** How many posts are compared before other requests get a turn. */
const COMPARE_SLICE = 25

/** The place of each post by its id. */
interface Place {
  shard: number
  place: number
  version: string
  bytes: number
}

export interface Draft {
  readonly size: number
  /** Ids of the posts in a shard, and undefined after the last shard. */
  idsOf(shard: number): string[] | undefined
  /** Adds new posts and replaces changed ones. Returns the new and changed ones. */
  apply(posts: readonly GhostPost[]): Promise<GhostPost[]>
  remove(isGone: (id: string) => boolean): Promise<void>
  /** Stores pieces again that expire soon. */
  keep(storedBefore: number): Promise<void>
  shards(): readonly ShardRef[]
}

/** @throws PieceMissing */
export async function openDraft(base: PostIndex | undefined, options: ShardOptions): Promise<Draft> {
  const { shardSize = SHARD_SIZE } = options
  const shards = [...(base?.shards ?? [])]
  const places = new Map<string, Place>()
  /** Free places by shard. */
  const free: number[][] = []
  /** Bytes by shard. */
  const sizes: number[] = []
  for (const [shard, ref] of shards.entries()) {
    const entries = await readEntries(options.pieces, ref)
    free[shard] = []
    sizes[shard] = entries.reduce((sum, entry) => sum + (entry?.bytes ?? 0), 0)
    for (let place = 0; place < shardSize; place++) {
      const entry: Entry | null | undefined = entries[place]
      if (entry) places.set(entry.id, { shard, place, version: entry.version, bytes: entry.bytes })
      else free[shard].push(place)
    }
    await yieldToOthers()
  }

  const bytesIn = (shard: number) => sizes[shard] ?? 0

  function takePlace(bytes: number): { shard: number; place: number } {
    let shard = free.findIndex((list, at) => list.length > 0 && bytesIn(at) + bytes <= SHARD_BYTES)
    if (shard < 0) shard = free.push(Array.from({ length: shardSize }, (_, place) => place)) - 1
    return { shard, place: free[shard]?.shift() ?? 0 }
  }

  async function update(changes: Map<number, Map<number, Versioned | undefined>>) {
    for (const [shard, places] of changes) shards[shard] = await updateShard(shards[shard], places, options)
  }

  return {
    get size() {
      return places.size
    },
    shards: () => shards,

    idsOf(shard) {
      if (shard >= shards.length) return undefined
      return [...places].filter(([, place]) => place.shard === shard).map(([id]) => id)
    },

    async apply(posts) {
      const changes = new Map<number, Map<number, Versioned>>()
      const changed: GhostPost[] = []
      async function applyOne(post: GhostPost) {
        const version = await versionOf(post, options)
        const known = places.get(post.id)
        if (known?.version === version) return
        const bytes = bytesOfText(post)
        const { shard, place } = known ?? takePlace(bytes)
        sizes[shard] = bytesIn(shard) - (known?.bytes ?? 0) + bytes
        places.set(post.id, { shard, place, version, bytes })
        changes.set(shard, (changes.get(shard) ?? new Map()).set(place, { post, version }))
        changed.push(post)
      }
      await inSlices(posts, COMPARE_SLICE, async (slice) => {
        for (const post of slice) await applyOne(post)
      })
      await update(changes)
      return changed
    },

    async remove(isGone) {
      const changes = new Map<number, Map<number, undefined>>()
      for (const [id, { shard, place, bytes }] of places) {
        if (!isGone(id)) continue
        places.delete(id)
        sizes[shard] = bytesIn(shard) - bytes
        free[shard]?.unshift(place)
        changes.set(shard, (changes.get(shard) ?? new Map()).set(place, undefined))
      }
      await update(changes)
    },

    async keep(storedBefore) {
      for (const [shard, ref] of shards.entries()) {
        if (ref.storedAt < storedBefore) shards[shard] = await keepShard(ref, options)
      }
    },
  }
}
