/** Splits long work, so that other requests of the isolate run in between. */

/** Lets other requests run. Workers see no time pass between awaits, so callers count items. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Runs the work for a few items at a time. */
export async function inSlices<T>(
  items: readonly T[],
  size: number,
  work: (slice: readonly T[]) => unknown,
): Promise<void> {
  for (let first = 0; first < items.length; first += size) {
    if (first > 0) await yieldToOthers()
    await work(items.slice(first, first + size))
  }
}
