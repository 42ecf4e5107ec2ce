import { withDeadline } from './deadline.ts'

/** Keeps the request alive until the promise settles, even after the response has been sent. */
export type WaitUntil = (promise: Promise<unknown>) => void

export interface SingleFlight {
  join<T>(key: string, load: () => Promise<T>, waitUntil: WaitUntil): Promise<T>
}

/** Maximum wait for a load, in ms. Reading all posts takes up to 10 s. A load hangs if the request that began it is killed. */
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
      // The first caller to time out starts a new load, and the other callers share the new load.
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
