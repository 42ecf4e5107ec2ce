export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
}

/**
 * Runs the work with a deadline in ms. At the deadline, the signal aborts and the promise rejects, even if the work ignores
 * the signal.
 * @throws DeadlineExceeded
 */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        reject(new DeadlineExceeded(`Not done within ${ms} ms`))
        controller.abort()
      },
      Math.max(ms, 0),
    )
  })
  try {
    return await Promise.race([work(controller.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
