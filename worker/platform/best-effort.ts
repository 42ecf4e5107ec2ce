import type { Log } from '#worker/log.ts'

/** Runs a storage operation. If the operation fails, logs the error and returns undefined so that the request does not fail. */
export type BestEffort = <T>(operation: string, run: () => Promise<T>) => Promise<T | undefined>

export function createBestEffort(log: Log, event: string): BestEffort {
  return async function bestEffort(operation, run) {
    try {
      return await run()
    } catch (error) {
      log(event, { operation, error })
      return undefined
    }
  }
}
