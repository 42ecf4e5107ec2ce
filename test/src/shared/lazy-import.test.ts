import { afterEach, expect, test, vi } from 'vitest'
import { lazyImport } from '#shared/lazy-import'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stubBrowser({ onLine = true } = {}) {
  const browser = { onLine }
  vi.stubGlobal('navigator', browser)
  return browser
}
const failsOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Importing a module failed.'))

test('code loads on the first call, once', async () => {
  stubBrowser()
  const load = vi.fn(async () => 'code')
  const loadCode = lazyImport(load)
  expect(load).not.toHaveBeenCalled()
  expect([await loadCode(), await loadCode(), load.mock.calls.length]).toEqual(['code', 'code', 1])
})

test('a load that failed offline is retried only when the browser is online', async () => {
  const browser = stubBrowser({ onLine: false })
  const load = failsOnce().mockResolvedValue('code')
  const loadCode = lazyImport(load)
  expect([await loadCode(), await loadCode(), load.mock.calls.length]).toEqual([undefined, undefined, 1])
  browser.onLine = true
  expect(await loadCode()).toBe('code')
})

test('a load that failed online is retried only after a pause of 2 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stubBrowser()
  const load = failsOnce().mockResolvedValue('code')
  const loadCode = lazyImport(load)
  expect([await loadCode(), await loadCode(), load.mock.calls.length]).toEqual([undefined, undefined, 1])
  vi.setSystemTime(Date.now() + 2000)
  expect(await loadCode()).toBe('code')
})
