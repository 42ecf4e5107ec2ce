import { vi } from 'vitest'

/** The worker's deadlines could expire during a test on a slow machine. */
export function putOffDeadlines(): void {
  const { setTimeout: start } = globalThis
  const later = (ms = 0) => (ms >= 300 ? 100 * ms : ms)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number, ...rest: []) => start(run, later(ms), ...rest))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

/** `hang` runs the most recent timer, so the most recent timer must be the timeout of the request that hangs. */
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
