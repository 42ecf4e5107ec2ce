import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import type { Files } from './additions.ts'

export interface RepositoryCopy extends AsyncDisposable {
  folder: string
  run(args: readonly string[], signal: AbortSignal): Promise<{ code: number; output: string }>
  runTests(files: readonly string[], options: readonly string[], signal: AbortSignal): Promise<Record<string, string[]>>
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

export async function copyRepository(added: Files): Promise<RepositoryCopy> {
  // Vitest cuts the length of its root folder's path from its own path. For a root folder outside the repository, the rest may be
  // `/dist`, and Vitest then does not transform imports from dist/.
  await mkdir('test/output', { recursive: true })
  const folder = await mkdtemp(path.resolve('test/output/repository-copy-'))
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, path.join(folder, file))
  // The copy's node_modules is a real folder, so the copy has a separate build cache.
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.vite'))
      await symlink(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))
  for (const [file, content] of Object.entries(added)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }

  const run: RepositoryCopy['run'] = async (args, signal) => {
    // Variables that Vitest sets, including NODE_ENV, would change the build of the copied repository.
    const variables = Object.entries(process.env).filter(
      ([name]) => !/^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR)/.test(name),
    )
    const options = { cwd: folder, env: Object.fromEntries(variables), signal, maxBuffer: 100 * 1024 * 1024 }
    const running = promisify(execFile)(process.execPath, args, options)
    // A process that has received a signal may still write to the copied repository until the process exits.
    const exit = new Promise((resolve) => running.child.once('exit', resolve))
    const result = await running.then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
    )
    await exit
    return result
  }

  return {
    folder,
    run,
    async runTests(files, options, signal) {
      const report = path.join(folder, 'results.json')
      const vitest = path.resolve('node_modules/vitest/vitest.mjs')
      const { output } = await run(
        [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...options, ...files],
        signal,
      )
      const text = await readFile(report, 'utf8').catch(() => expect.fail(`No test ran in the copy:\n${output}`))
      const { testResults }: Report = JSON.parse(text)
      const results = testResults.flatMap(({ assertionResults }) => assertionResults)
      expect(results.filter(({ status }) => status === 'failed')).toEqual([])
      const passed = testResults.map(({ name, assertionResults }) => [
        path.relative(folder, name),
        assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
      ])
      return Object.fromEntries(passed)
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
