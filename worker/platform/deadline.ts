export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded'
}

/** Runs `work`. After `ms`, aborts the signal and rejects, even if `work` ignores the signal. @throws DeadlineExceeded */
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

/**
 * After a read times out, further calls to the same storage method fail at once for this many ms. Timeouts therefore do not
 * add up.
 */
const COOL_DOWN_MS = 5_000

/** Storage methods that write. The worker still calls these methods after a timeout, because a skipped write would lose data. */
const WRITES = ['put', 'delete']

/** @param deadlines Deadline for each method, in ms. */
export function withDeadlines<T extends object, Name extends keyof T & string>(
  binding: T,
  deadlines: Readonly<Record<Name, number>>,
): Pick<T, Name> {
  const failingUntil = new Map<Name, number>()

  async function call(name: Name, args: unknown[]): Promise<unknown> {
    if (Date.now() < (failingUntil.get(name) ?? 0))
      throw new DeadlineExceeded(`Did not call ${name} because an earlier call hung`)
    try {
      // Passes the binding as `this`, because a binding's methods fail if `this` is a different object.
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
