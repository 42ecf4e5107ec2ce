import { afterEach, expect, test, vi } from 'vitest'
import { lazyImport } from '#shared/lazy-import'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stubBrowser({ onLine = true, links = [] as { href: string; remove(): void }[] } = {}) {
  const browser = { onLine }
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', { querySelectorAll: () => links })
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

test('a stylesheet that failed loses its link, so that it can load again, and other links stay', async () => {
  const links = ['late', 'site'].map((name) => ({ href: `http://a.test/${name}-1.css`, remove: vi.fn() }))
  stubBrowser({ links })
  await lazyImport(() => Promise.reject(new Error('Unable to preload CSS for http://a.test/late-1.css')))()
  expect(links.map(({ remove }) => remove.mock.calls.length)).toEqual([1, 0])
})
