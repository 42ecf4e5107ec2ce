/** Splits long computations into slices so that the isolate can process other requests in between. */

/** Yields to other requests. Callers yield after a number of items, because the Workers clock stops during a computation. */
export function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

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
