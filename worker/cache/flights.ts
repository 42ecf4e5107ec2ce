/**
 * Loads that several requests wait for at once, one per key. A load belongs to nobody's request: it runs in the
 * starter's waitUntil, and where that request dies all the same, the waiters give up on it and start anew.
 */
import type { WaitUntil } from './content-cache'

export interface Flights {
  join<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil): Promise<T>
}

/** Longer than a load may take with all its pages (10 s), so that only one whose request died is given up on, ms. */
const DEADLINE_MS = 11_000

export function createFlights(deadlineMs = DEADLINE_MS): Flights {
  const flights = new Map<string, { promise: Promise<unknown>; deadline: number }>()

  function start<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil) {
    const promise = load().finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    const flight = { promise, deadline: Date.now() + deadlineMs }
    flights.set(key, flight)
    waitUntil(promise.catch(() => undefined))
    return flight
  }

  return {
    async join<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil) {
      const known = flights.get(key)
      if (!known) return start(key, load, waitUntil).promise as Promise<T>
      const landed = await settled(known.promise, known.deadline - Date.now())
      if (landed) return known.promise as Promise<T>
      // The first waiter to notice replaces the flight; the others find the new one.
      if (flights.get(key) === known) flights.delete(key)
      return this.join(key, load, waitUntil)
    },
  }
}

/** Whether the promise settles within so many ms. */
async function settled(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(ms, 0))
  })
  const done = promise.then(
    () => true,
    () => true,
  )
  return Promise.race([done, timeout]).finally(() => clearTimeout(timer))
}
