import { withDeadline } from './deadline.ts'

/** Keeps the request alive until the promise settles, even after its response has been sent. */
export type WaitUntil = (promise: Promise<unknown>) => void

/** Shares one promise among concurrent loads of the same key. */
export interface SingleFlight {
  /** Runs `load`, or waits for the load of this key that is already running. */
  join<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil): Promise<T>
}

/**
 * How long callers wait for a load before they start a new one, ms. A load never settles if its request was killed. The deadline is
 * longer than any load, because reading all pages from Ghost takes at most 10 s.
 */
const DEADLINE_MS = 11_000

export function createSingleFlight(deadlineMs = DEADLINE_MS): SingleFlight {
  const running = new Map<string, { promise: Promise<unknown>; deadline: number }>()

  function start<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const promise = load().finally(() => {
      if (running.get(key) === flight) running.delete(key)
    })
    const flight = { promise, deadline: Date.now() + deadlineMs }
    running.set(key, flight)
    waitUntil(promise.catch(() => undefined))
    return promise
  }

  return {
    async join<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil) {
      const flight = running.get(key)
      if (!flight) return start(key, load, waitUntil)
      if (await settlesWithin(flight.deadline - Date.now(), flight.promise)) return flight.promise as Promise<T>
      // The first caller to get here removes the dead load and starts a new one, which the other callers then share.
      if (running.get(key) === flight) running.delete(key)
      return this.join(key, load, waitUntil)
    },
  }
}

async function settlesWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  )
  return withDeadline(ms, () => settled).catch(() => false)
}
