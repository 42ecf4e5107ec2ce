/**
 * So many requests to Ghost at a time, an isolate. Who finds no slot asks again by a timer of its own: in workerd one
 * request must not be woken by what another was told, and a request that dies gives nothing back, so slots expire.
 */

export interface Limit {
  /**
   * Does the work once there is a slot for it.
   * @param signal Ends the waiting; the work itself has to heed it too.
   */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export interface LimitOptions {
  max: number
  /** Longer than any work may take, ms. */
  slotMs: number
  /** Between the first two looks for a slot, ms. */
  pollMs?: number
}

/** Who has looked in vain looks less and less often, so that a thousand waiting do not keep the isolate busy, ms. */
const POLL_MAX_MS = 80

export function createLimit({ max, slotMs, pollMs = 10 }: LimitOptions): Limit {
  /** When each taken slot expires, ms since 1970. */
  const slots = new Map<symbol, number>()

  function take(): symbol | undefined {
    for (const [slot, until] of slots) if (until <= Date.now()) slots.delete(slot)
    if (slots.size >= max) return undefined
    const slot = Symbol('slot')
    slots.set(slot, Date.now() + slotMs)
    return slot
  }

  return {
    async run(signal, work) {
      let slot = take()
      for (let ms = pollMs; !slot; ms = Math.min(ms * 2, POLL_MAX_MS)) {
        // Spread out: who all look at the same moment find the same few slots, and leave them empty until the next.
        await pause(ms * (0.5 + Math.random()))
        signal.throwIfAborted()
        slot = take()
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
