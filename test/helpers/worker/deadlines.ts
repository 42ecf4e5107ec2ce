import { vi } from 'vitest'

/** Puts off the worker's deadlines of 300 ms and more until the test ends, so that a slow machine does not reach them. */
export function putOffDeadlines(): void {
  const { setTimeout: start } = globalThis
  const later = (ms = 0) => (ms >= 300 ? 100 * ms : ms)
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => start(run, later(ms)))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}
