/**
 * Faults for the way of a lead, seeded: a mail API that accepts, refuses, keeps silent or hangs up, and workers that die
 * at any point between two calls to the outside.
 */
import { DB } from './storage'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
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

/** What one worker does ends with it: calls it made may still arrive, their answers reach nobody. */
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

export interface Fate {
  random: () => number
  /** How likely a worker dies before a call, and again before it hears the answer. */
  deathRate: number
}

/** Calls to the outside of a worker that may die before one, and before it hears the answer. */
export function mortal(life: Life, fate: Fate) {
  const mayDie = () => {
    if (!life.dead && fate.random() < fate.deathRate) life.end()
    return life.dead
  }
  return async function call<T>(work: () => Promise<T>): Promise<T> {
    if (mayDie()) return never()
    // Both ways of ending are known before chance speaks, so that no answer slips by.
    const [settled] = await Promise.allSettled([work()])
    if (mayDie()) return never()
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }
}

/** The tests' database, as that worker sees it. */
export function mortalDb(life: Life, fate: Fate): D1Database {
  const call = mortal(life, fate)
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({
      all: () =>
        call(() =>
          DB.prepare(sql)
            .bind(...values)
            .all(),
        ),
    }),
  })
  return { prepare } as unknown as D1Database
}

interface Accepted {
  lead: string
  life: Life
  /** The worker did not hear that it was. */
  answerLost: boolean
}

/** Out of a hundred calls. */
const SHARES: [string, number][] = [
  ['202', 64],
  ['500', 12],
  ['502', 12],
  ['silent, taken', 3],
  ['silent, not taken', 3],
  ['reset, taken', 3],
  ['reset, not taken', 3],
]
const KINDS = SHARES.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))

/** The mail API: what it took, in order, and how often it answered what. */
export function faultyMail(fate: Fate) {
  const mail = {
    healed: false,
    accepted: [] as Accepted[],
    /** Mails of a lead that had one before, by what became of that one's answer. */
    second: { 'answer lost': 0, 'worker died': 0, 'no reason': 0 },
    answers: {} as Record<string, number>,
    /** @param deadline After it nobody waits for the answer any more. */
    async answer(lead: string, life: Life, deadline?: AbortSignal): Promise<Response> {
      const kind = mail.healed ? '202' : (KINDS[Math.floor(fate.random() * KINDS.length)] ?? '202')
      mail.answers[kind] = (mail.answers[kind] ?? 0) + 1
      const [what, taken] = kind.split(', ')
      if (what === '202' || taken === 'taken')
        accept({ lead, life, answerLost: what !== '202' || deadline?.aborted === true })
      if (what === 'silent') return never()
      if (what === 'reset') throw new TypeError('Network connection lost.')
      return Response.json({}, { status: Number(what) })
    },
    /** The last answer on this lead came, but nobody waited any more. */
    loseAnswer(lead: string) {
      const last = lastOf(lead)
      if (last) last.answerLost = true
    },
  }

  function lastOf(wanted: string) {
    return mail.accepted.filter(({ lead }) => lead === wanted).at(-1)
  }

  function accept(one: Accepted) {
    const before = lastOf(one.lead)
    if (before) mail.second[before.answerLost ? 'answer lost' : before.life.dead ? 'worker died' : 'no reason']++
    mail.accepted.push(one)
  }

  return mail
}
