/**
 * Limits how many requests to Ghost an isolate runs at the same time. A request waits for a slot on a timer, because in
 * workerd one visitor's request cannot resolve a promise of another visitor's request. Slots expire, because a killed
 * request never frees its slot.
 */
export interface ConcurrencyLimiter {
  /** Runs `work` once a slot is free. @param signal Aborts only the wait for a slot, not the work. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface ConcurrencyLimiterOptions {
  max: number
  /** Time in ms after which a slot expires. Must exceed the maximum duration of the work. */
  slotMs: number
  pollMs?: number
}

/** Maximum interval between checks for a free slot, in ms. The interval doubles up to this value to reduce CPU use. */
const MAX_POLL_MS = 80

export function createConcurrencyLimiter(options: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const { max, slotMs, pollMs = 10 } = options
  const slots = new Map<symbol, number>()

  function acquire(): symbol | undefined {
    for (const [slot, expiresAt] of slots) if (expiresAt <= Date.now()) slots.delete(slot)
    if (slots.size >= max) return undefined
    const slot = Symbol('slot')
    slots.set(slot, Date.now() + slotMs)
    return slot
  }

  return {
    async run(signal, work) {
      let slot = acquire()
      for (let ms = pollMs; !slot; ms = Math.min(ms * 2, MAX_POLL_MS)) {
        // Adds random jitter so that waiting requests do not poll at the same moment.
        await pause(ms * (0.5 + Math.random()))
        signal.throwIfAborted()
        slot = acquire()
      }
      try {
        return await work()
      } finally {
        slots.delete(slot)
      }
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
