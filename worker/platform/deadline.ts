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

/** After a late read, reads of its kind fail at once for this long, ms. A request then waits only once for a system that hangs. */
const COOL_DOWN_MS = 5_000

/** Methods that change something. Each of their calls reaches the binding, because a skipped call would lose its data. */
const WRITES = ['put', 'delete']

/** Returns the named methods of a binding, each with its deadline in ms. */
export function withDeadlines<T extends object, Name extends keyof T & string>(
  binding: T,
  deadlines: Readonly<Record<Name, number>>,
): Pick<T, Name> {
  const failingUntil = new Map<Name, number>()

  async function call(name: Name, args: unknown[]): Promise<unknown> {
    if (Date.now() < (failingUntil.get(name) ?? 0))
      throw new DeadlineExceeded(`Did not call ${name} because an earlier call hung`)
    try {
      // Looked up at each call and called on the binding, which is its `this`.
      return await withDeadline(deadlines[name], async () =>
        Reflect.apply(binding[name] as () => unknown, binding, args),
      )
    } catch (error) {
      if (error instanceof DeadlineExceeded && !WRITES.includes(name)) failingUntil.set(name, Date.now() + COOL_DOWN_MS)
      throw error
    }
  }

  const names = Object.keys(deadlines) as Name[]
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => call(name, args)])) as Pick<T, Name>
}
