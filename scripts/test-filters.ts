/**
 * Returns filters for Vitest that select the tests of changed files. `worker/log.ts` has the tests `test/worker/log.*`, and
 * `worker/platform/xml.ts` also has those of its folder, `test/worker/platform.*`.
 */
export function testFilters(changed: readonly string[]): string[] {
  const filters = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [file]
    if (!/^(?:src|worker|scripts)\/.*\.tsx?$/.test(file)) return []
    return [file.replace(/\.tsx?$/, ''), file.slice(0, file.lastIndexOf('/'))].map((path) => `test/${path}.`)
  })
  return [...new Set(filters)]
}
