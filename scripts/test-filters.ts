/**
 * Returns Vitest filters that select the tests of changed files. For the file worker/platform/xml.ts, the filter
 * `test/worker/platform/xml.` selects the file's own tests, and `test/worker/platform.` selects the tests of its folder.
 */
export function testFilters(changed: readonly string[]): string[] {
  const filters = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [file]
    if (!/^(?:src|worker|scripts)\/.*\.tsx?$/.test(file)) return []
    return [file.replace(/\.tsx?$/, ''), file.slice(0, file.lastIndexOf('/'))].map((path) => `test/${path}.`)
  })
  return [...new Set(filters)]
}
