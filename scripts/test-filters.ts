/** Returns test filters for changed files, such as `test/worker/xml.` and `test/worker.` for worker/xml.ts. */
export function testFilters(changed: readonly string[]): string[] {
  const filters = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [file]
    if (!/^(?:src|worker|scripts)\/.*\.tsx?$/.test(file)) return []
    return [file.replace(/\.tsx?$/, ''), file.slice(0, file.lastIndexOf('/'))].map((path) => `test/${path}.`)
  })
  return [...new Set(filters)]
}
