/** Returns test filters for changed files, such as `test/worker/xml.` and `test/worker.` for worker/xml.ts. Skips slow tests. */
export function testFilters(changed: readonly string[]): string[] {
  const filters = changed.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return file.includes('.slow.') ? [] : [file]
    if (!/^(?:src|worker|scripts)\/.*\.tsx?$/.test(file)) return []
    return [file.replace(/\.tsx?$/, ''), file.slice(0, file.lastIndexOf('/'))].map((path) => `test/${path}.`)
  })
  return [...new Set(filters)]
}
