/** `npm run check:quick` runs the tests for all files that have changed since the last commit, in Node and workerd. */
import { execFileSync, spawnSync } from 'node:child_process'
import { testFilters } from './test-filters.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const filters = testFilters([
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
])
if (filters.length > 0) {
  const projects = ['--project', 'node', '--project', 'worker', '--passWithNoTests']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...filters]
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
} else {
  console.log('No changed file has tests.')
}
