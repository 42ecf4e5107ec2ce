/** Yields to other requests. The Workers clock stops during a computation, so callers count items instead of measuring time. */
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
