import { afterEach, expect, test, vi } from 'vitest'
import { startLocalCron } from '#scripts/local-cron.ts'

afterEach(() => void vi.useRealTimers())

test('the local cron job runs every minute even after a failed run', async () => {
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const runCron = vi.fn(async (_cron: string) => undefined)
  runCron.mockRejectedValueOnce(new Error('D1 is busy'))
  const stop = startLocalCron(runCron)
  expect(runCron.mock.calls).toEqual([['* * * * *']])
  await vi.advanceTimersByTimeAsync(120_000)
  expect([runCron.mock.calls.length, logged.mock.calls.length]).toEqual([3, 1])
  await stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runCron).toHaveBeenCalledTimes(3)
})
