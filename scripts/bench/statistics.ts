/** @throws RangeError if there is no number. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5)
}

/** @param share From 0 to 1. Interpolates between neighbors. @throws RangeError if there is no number. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) throw new RangeError('Cannot take a quantile of no numbers')
  return below + (above - below) * (position - Math.floor(position))
}

export interface Summary {
  median: number
  lowest: number
  highest: number
}

/** @throws RangeError if there is no number. */
export function summaryOf(numbers: readonly number[]): Summary {
  return { median: median(numbers), lowest: Math.min(...numbers), highest: Math.max(...numbers) }
}
