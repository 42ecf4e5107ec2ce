import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withTemporary } from '#worker/ops/leads/temporary'

const MODULE = path.resolve('worker/ops/leads/temporary.ts')
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'temporary-test-'))

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s deletes the temporary files of a running command, which ends with %i', async (signal, code) => {
  const folder = newFolder()
  const script = `import { withTemporary } from ${JSON.stringify(MODULE)}
    await withTemporary(${JSON.stringify(folder)}, async () => {
      console.log('running')
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(child.stdout, 'data')
  child.kill(signal)
  expect([(await once(child, 'close'))[0], existsSync(folder)]).toEqual([code, false])
})

test('temporary files are deleted after an error, and the process has no more listeners', async () => {
  const folder = newFolder()
  const before = process.listenerCount('SIGINT')
  await expect(withTemporary(folder, () => Promise.reject(new Error('No space')))).rejects.toThrow('No space')
  expect([existsSync(folder), process.listenerCount('SIGINT')]).toEqual([false, before])
})
