import { expect, test } from 'vitest'
import { DeadlineExceeded, withDeadlines } from '#worker/platform/deadline.ts'

function hangingOnce() {
  const calls: string[] = []
  const method = (name: string) => () => {
    calls.push(name)
    const isFirst = calls.filter((call) => call === name).length === 1
    return isFirst ? new Promise<string>(() => undefined) : Promise.resolve(name)
  }
  const binding = { get: method('get'), match: method('match'), put: method('put') }
  return { calls, bound: withDeadlines(binding, { get: 5, match: 5, put: 5 }) }
}

test('a write to a Cloudflare binding succeeds even if an earlier write timed out', async () => {
  const { calls, bound } = hangingOnce()
  await expect(bound.put()).rejects.toBeInstanceOf(DeadlineExceeded)
  expect(await bound.put()).toBe('put')
  await expect(bound.get()).rejects.toBeInstanceOf(DeadlineExceeded)
  expect(calls).toEqual(['put', 'put', 'get'])
})

test('a read from a Cloudflare binding fails immediately if an earlier read with the same method timed out', async () => {
  const { calls, bound } = hangingOnce()
  await expect(bound.get()).rejects.toBeInstanceOf(DeadlineExceeded)
  await expect(bound.get()).rejects.toThrow('because an earlier call hung')
  await expect(bound.match()).rejects.toBeInstanceOf(DeadlineExceeded)
  expect(calls).toEqual(['get', 'match'])
})
