/**
 * Returns true if a post matches a tag filter such as `tag:tax` or `tag:-hash-notice+tag:tax`.
 * @param has Returns true if the post has the tag.
 * @returns undefined for a filter that the site does not use
 */
export function matchesTags(filter: string, has: (tag: string) => boolean): boolean | undefined {
  const terms = filter === '' ? [] : filter.split('+').map((term) => /^tag:(-?)([\w-]+)$/.exec(term))
  if (terms.includes(null)) return undefined
  return terms.every((term) => has(term?.[2] ?? '') === (term?.[1] === ''))
}
