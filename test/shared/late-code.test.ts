import { afterEach, expect, test, vi } from 'vitest'
import { lateCode } from '#shared/late-code'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function place({ onLine = true, links = [] as { href: string; remove(): void }[] } = {}) {
  const browser = { onLine }
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', { querySelectorAll: () => links })
  return browser
}
const failing = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Importing a module failed.'))

test('code is asked for when it is wanted, once', async () => {
  place()
  const load = vi.fn(async () => 'code')
  const code = lateCode(load)
  expect(load).not.toHaveBeenCalled()
  expect([await code(), await code(), load.mock.calls.length]).toEqual(['code', 'code', 1])
})

test('what failed offline is asked for again once there is a connection, and not before', async () => {
  const browser = place({ onLine: false })
  const load = failing().mockResolvedValue('code')
  const code = lateCode(load)
  expect([await code(), await code(), load.mock.calls.length]).toEqual([undefined, undefined, 1])
  browser.onLine = true
  expect(await code()).toBe('code')
})

test('a server that has just failed is left alone for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  place()
  const load = failing().mockResolvedValue('code')
  const code = lateCode(load)
  expect([await code(), await code(), load.mock.calls.length]).toEqual([undefined, undefined, 1])
  vi.setSystemTime(Date.now() + 2000)
  expect(await code()).toBe('code')
})

test('a sheet that could not be had is asked for again: its link goes, and no other', async () => {
  const links = ['late', 'site'].map((name) => ({ href: `http://a.test/${name}-1.css`, remove: vi.fn() }))
  place({ links })
  await lateCode(() => Promise.reject(new Error('Unable to preload CSS for http://a.test/late-1.css')))()
  expect(links.map(({ remove }) => remove.mock.calls.length)).toEqual([1, 0])
})
