/** Seeded faults: a MailChannels that fails in several ways, and workers that die before or after any external call. */
import { type Database, d1Database, databaseOf } from '#worker/db/database'
import { DB } from './storage'

/** A pseudorandom generator of numbers from 0 to 1 (mulberry32). */
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

/** The life of one worker. After its end, calls it made may still succeed, but it does not see their results. */
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
  /** Probability that a worker dies before a call, and again before its result arrives. */
  deathRate: number
}

/** Wraps the external calls of a worker. If the worker is dead, a call never settles. */
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

/** The tests' database for this worker. */
export function mortalDb(life: Life, chance: Chance): Database {
  const call = mortal(life, chance)
  const db = d1Database(DB)
  return databaseOf((statements) => call(() => db.batch(statements)))
}

interface Accepted {
  lead: string
  life: Life
  /** True if the worker did not get the response. */
  responseLost: boolean
}

/** Share of each kind of response, in percent. */
const SHARES: [string, number][] = [
  ['202', 64],
  ['500', 12],
  ['502', 12],
  ['hang, accepted', 3],
  ['hang, not accepted', 3],
  ['reset, accepted', 3],
  ['reset, not accepted', 3],
]
const KINDS = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))

/** A fake MailChannels. Keeps the accepted mails in order, and counts its responses. */
export function faultyMail(chance: Chance) {
  const mail = {
    recovered: false,
    accepted: [] as Accepted[],
    /** Duplicate mails of a lead, by the reason why the lead was sent again. */
    second: { 'response lost': 0, 'worker died': 0, 'no reason': 0 },
    responses: {} as Record<string, number>,
    /** @param deadline A response after it is lost. */
    async respond(lead: string, life: Life, deadline?: AbortSignal): Promise<Response> {
      const kind = mail.recovered ? '202' : (KINDS[Math.floor(chance.random() * KINDS.length)] ?? '202')
      mail.responses[kind] = (mail.responses[kind] ?? 0) + 1
      const [what, isAccepted] = kind.split(', ')
      if (what === '202' || isAccepted === 'accepted')
        accept({ lead, life, responseLost: what !== '202' || deadline?.aborted === true })
      if (what === 'hang') return never()
      if (what === 'reset') throw new TypeError('Network connection lost.')
      return Response.json({}, { status: Number(what) })
    },
    /** Marks the last response for this lead as lost. */
    loseResponse(lead: string) {
      const last = lastOf(lead)
      if (last) last.responseLost = true
    },
  }

  function lastOf(wanted: string) {
    return mail.accepted.filter(({ lead }) => lead === wanted).at(-1)
  }

  function accept(one: Accepted) {
    const before = lastOf(one.lead)
    if (before) mail.second[before.responseLost ? 'response lost' : before.life.dead ? 'worker died' : 'no reason']++
    mail.accepted.push(one)
  }

  return mail
}
