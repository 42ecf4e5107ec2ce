import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const IMPORT = `import { beforeAll, describe, test } from ${JSON.stringify(path.resolve('node_modules/vitest/dist/index.js'))}\n`

const FILES = {
  'failed.test.ts': `${IMPORT} describe('sums', () => test('subtracts', () => { throw new Error('2 is not 1\\nbut 2') }))`,
  'hook.test.ts': `${IMPORT} describe('hooks', () => { beforeAll(() => { throw new Error('no start') }); test('skips', () => {}) })`,
  'import.test.ts': `import './missing.ts'`,
  'passed.test.ts': `${IMPORT} test('adds', () => {}); test('rejects', async () => {
    void Promise.reject(new Error('late'))
    await new Promise((resolve) => setTimeout(resolve))
  })`,
}

test('the CI reporter writes one line per failed test, failed hook, failed file and unhandled error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ci-reporter-'))
  try {
    for (const [file, code] of Object.entries(FILES)) await writeFile(path.join(folder, file), code)
    const file = path.join(folder, 'report.txt')
    const reporter = `--reporter=${path.resolve('scripts/ci-reporter.ts')}`
    const args = [path.resolve('node_modules/vitest/vitest.mjs'), 'run', reporter, `--outputFile=${file}`]
    const run = promisify(execFile)(process.execPath, args, { cwd: folder })
    await expect(run).rejects.toMatchObject({ code: 1 })

    const [passed, ...failures] = (await readFile(file, 'utf8')).trimEnd().split('\n')
    expect(passed).toBe('2')
    expect(failures.sort()).toEqual([
      'failed.test.ts > sums > subtracts: 2 is not 1',
      'hook.test.ts: no start',
      expect.stringMatching(/^import.test.ts: .*missing\.ts/),
      expect.stringMatching(
        /^passed.test.ts > rejects: Unhandled Rejection: Error: late at .*passed\.test\.ts:\d+:\d+/,
      ),
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
