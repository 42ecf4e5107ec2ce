import { type Database, d1Database, databaseOf } from '#worker/db/database.ts'
import type { MailOutcome } from '#worker/mail/send.ts'
import { DB } from './storage.ts'

/** The generator uses the mulberry32 algorithm. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const never = () => new Promise<never>(() => undefined)

/** The calls of a dead worker may still succeed, but the worker never sees the results. */
export interface Life {
  dead: boolean
  died: Promise<void>
  end(): void
}

export function createLife(): Life {
  const { promise: died, resolve } = Promise.withResolvers<void>()
  const life: Life = {
    dead: false,
    died,
    end() {
      life.dead = true
      resolve()
    },
  }
  return life
}

export interface Chance {
  random: () => number
  deathRate: number
}

export function mortal(life: Life, chance: Chance) {
  const mayDie = () => {
    if (!life.dead && chance.random() < chance.deathRate) life.end()
    return life.dead
  }
  return async function call<T>(work: () => Promise<T>): Promise<T> {
    if (mayDie()) return never()
    const [settled] = await Promise.allSettled([work()])
    if (mayDie()) return never()
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }
}

export function mortalDb(life: Life, chance: Chance): Database {
  const call = mortal(life, chance)
  const db = d1Database(DB)
  return databaseOf((statements) => call(() => db.batch(statements)))
}

const PERCENTAGES = {
  accepted: 64,
  refused: 24,
  'hung, accepted': 3,
  'hung, not accepted': 3,
  'reset, accepted': 3,
  'reset, not accepted': 3,
} as const
type Response = keyof typeof PERCENTAGES
const RESPONSES = Object.entries(PERCENTAGES).flatMap(([kind, share]) => Array<Response>(share).fill(kind as Response))

export function faultyMailApi({ random }: Chance) {
  const responses: Partial<Record<Response, number>> = {}
  const api = {
    state: 'faulty' as 'faulty' | 'down' | 'recovered',
    responses,
    respond(): [outcome: MailOutcome, isDelivered: boolean] {
      if (api.state === 'recovered') return [{ outcome: 'accepted' }, true]
      const any = RESPONSES[Math.floor(random() * RESPONSES.length)] ?? 'accepted'
      const response = api.state === 'down' && !any.includes('not accepted') ? 'refused' : any
      responses[response] = (responses[response] ?? 0) + 1
      if (response === 'accepted') return [{ outcome: 'accepted' }, true]
      if (response === 'refused') return [{ outcome: 'rejected', error: 'HTTP 502' }, false]
      const error = response.startsWith('hung') ? 'timeout' : 'no response'
      return [{ outcome: 'unknown', error }, response.endsWith(', accepted')]
    },
  }
  return api
}
