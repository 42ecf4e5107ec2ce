import { vi } from 'vitest'

/**
 * Makes timers of 300 ms and more 100 times as long and switches `AbortSignal.timeout` off until the test ends, so that a slow
 * machine does not reach the worker's deadlines.
 */
export function putOffDeadlines(): void {
  const { setTimeout: start } = globalThis
  const later = (ms = 0) => (ms >= 300 ? 100 * ms : ms)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: []) => start(run, later(ms), ...rest))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

/**
 * Returns a call that never settles. It runs the timer that was started last, which must be its deadline, and adds the
 * deadline to `waited`. So a test measures how long a visitor waits without waiting itself. Stops `Date.now()`.
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
