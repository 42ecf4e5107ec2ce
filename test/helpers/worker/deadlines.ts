import { vi } from 'vitest'

/**
 * Prevents the worker's deadlines from expiring on a slow machine: multiplies timers of at least 300 ms by 100 and disables
 * `AbortSignal.timeout` until the test ends.
 */
export function putOffDeadlines(): void {
  const { setTimeout: start } = globalThis
  const later = (ms = 0) => (ms >= 300 ? 100 * ms : ms)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: []) => start(run, later(ms), ...rest))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

/**
 * Freezes `Date.now()`. Returns `hang`, which simulates a request that hangs. `hang` immediately runs the most recent timer,
 * which must be the request's timeout, and adds the timer's delay to `waited`.
 */
export function hangingCall() {
  const { setTimeout: start } = globalThis
  let last = { run: () => {}, ms: 0 }
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...rest: []) => {
    last = { run, ms }
    return start(run, ms, ...rest)
  })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const waited = { ms: 0 }
  function hang(): Promise<never> {
    waited.ms += last.ms
    last.run()
    return new Promise(() => {})
  }
  return { hang, waited }
}
