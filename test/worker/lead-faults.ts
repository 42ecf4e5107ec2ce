/**
 * Faults for the way of a lead, seeded: a mail API that accepts, refuses, keeps silent or hangs up, and workers that die
 * at any point between two calls to the outside.
 */
import type { Mailer } from '#worker/leads/mailer'
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
  let end = () => undefined as void
  const died = new Promise<void>((resolve) => {
    end = resolve
  })
  const life: Life = {
    dead: false,
    died,
    end() {
      life.dead = true
      end()
    },
  }
  return life
}

export interface Fate {
  random: () => number
  /** How likely a worker dies before a call, and again before it hears the answer. */
  deathRate: number
}

function mortal(life: Life, fate: Fate) {
  const mayDie = () => {
    if (fate.random() < fate.deathRate) life.end()
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
  answerLost: boolean
  /** Whether the mail says that it may be a second one. */
  marked: boolean
}

/** What the mail API took, in order, and how often it answered what. */
export function faultyMail() {
  const accepted: Accepted[] = []
  /** Second mails of a lead that nothing excuses. */
  const unexcused: Accepted[] = []
  const answers: Record<string, number> = {}

  function accept(mail: Accepted) {
    const before = accepted.filter(({ lead }) => lead === mail.lead).at(-1)
    if (before && !before.answerLost && !before.life.dead) unexcused.push(mail)
    accepted.push(mail)
  }

  return {
    accepted,
    unexcused,
    answers,
    /** That API as one worker reaches it. @param faults Out of ten calls. */
    fetchFor(life: Life, fate: Fate & { healed: boolean }): typeof fetch {
      const call = mortal(life, fate)
      return (_input, init) =>
        call(async () => {
          const mail = JSON.parse(`${init?.body}`)
          const kind = fate.healed ? '202' : pick(fate.random())
          answers[kind] = (answers[kind] ?? 0) + 1
          const [what, taken] = kind.split(', ')
          if (what === '202' || taken === 'taken')
            accept({
              lead: mail.campaign_id,
              life,
              answerLost: what !== '202',
              marked: /have this message already/.test(JSON.stringify(mail)),
            })
          if (what === 'silent') return never()
          if (what === 'reset') throw new TypeError('Network connection lost.')
          return Response.json({}, { status: Number(what) })
        })
    },
  }
}

function pick(chance: number): string {
  const table = [
    [0.6, '202'],
    [0.7, '500'],
    [0.8, '502'],
    [0.85, 'silent, taken'],
    [0.9, 'silent, not taken'],
    [0.95, 'reset, taken'],
    [1, 'reset, not taken'],
  ] as const
  return table.find(([below]) => chance < below)?.[1] ?? '202'
}

export type MakeMailer = (fetcher: typeof fetch) => Mailer
