import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('the `stack` command converts positions in bundled files to positions in source files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'dist/worker/assets'), { recursive: true })
  // In the source map, column 1 has no source, and column 2 maps to the start of worker/log.ts.
  const map = { version: 3, sources: ['../../worker/log.ts'], names: [], mappings: 'A,CAAA' }
  writeFileSync(path.join(folder, 'dist/worker/index.js.map'), JSON.stringify(map))
  const chunkMap = { ...map, sources: ['../../../worker/app.ts'] }
  writeFileSync(path.join(folder, 'dist/worker/assets/app-A_b-1.js.map'), JSON.stringify(chunkMap))
  const output = execFileSync(process.execPath, [path.resolve('scripts/stack.ts')], {
    cwd: folder,
    input:
      'at added (index.js:1:1) at log (index.js:1:2) at app (file:///assets/app-A_b-1.js:1:2) (assets/other.js:1:2)',
    encoding: 'utf8',
  })
  expect(output).toBe(
    'at added (index.js:1:1) at log (worker/log.ts:1:1) at app (worker/app.ts:1:1) (assets/other.js:1:2)',
  )
})
