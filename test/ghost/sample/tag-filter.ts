/** Returns undefined for a tag filter that the mock Ghost does not support. */
export function matchesTags(filter: string, has: (tag: string) => boolean): boolean | undefined {
  const terms = filter === '' ? [] : filter.split('+').map((term) => /^tag:(-?)([\w-]+)$/.exec(term))
  if (terms.includes(null)) return undefined
  return terms.every((term) => has(term?.[2] ?? '') === (term?.[1] === ''))
}
