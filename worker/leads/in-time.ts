/** That the time was up, and nothing else. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Waits so long and no longer: the signal then aborts, whether or not the work heeds it. @throws OutOfTime */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime(`Not done in ${ms} ms`))
      controller.abort()
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), end])
  } finally {
    clearTimeout(timer)
  }
}
