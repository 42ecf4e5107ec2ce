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
