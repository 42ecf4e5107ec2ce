/** Splits long work into parts, so that the isolate can run other requests in between. */

/** Lets other requests run. Callers count items, because in Workers the clock does not advance between awaits. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Runs the work on a few items at a time. */
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
