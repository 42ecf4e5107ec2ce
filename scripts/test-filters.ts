/**
 * Returns Vitest filters that select the tests of changed files. For `worker/log.ts`, these are `test/worker/log.*`. For
 * `worker/platform/xml.ts`, they also include the tests of its folder, `test/worker/platform.*`.
 */
export function testFilters(changed: readonly string[]): string[] {
  const filters = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [file]
    if (!/^(?:src|worker|scripts)\/.*\.tsx?$/.test(file)) return []
    return [file.replace(/\.tsx?$/, ''), file.slice(0, file.lastIndexOf('/'))].map((path) => `test/${path}.`)
  })
  return [...new Set(filters)]
}
