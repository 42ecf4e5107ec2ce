import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDITIONS } from '#test/helpers/additions'

/** "a service" → the files of its row, with placeholders. */
function readTasks(markdown: string): Map<string, string[]> {
  const [, table = ''] = markdown.split(/^\| to add .*$/m)
  const rows = table.split('\n\n')[0]?.matchAll(/^\| (an? [^|]*?) *\|([^|]*)\|/gm) ?? []
  const filesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  return new Map([...rows].map(([, task = '', cell = '']) => [task, filesOf(cell)]))
}

/** `<path>` matches one or more folders, any other placeholder one name. A final slash names a folder. */
function matches(file: string, pattern: string): boolean {
  const expression = pattern.replaceAll('.', '\\.').replace('<path>', '.+').replace(/<\w+>/g, '[^/]+')
  return new RegExp(`^${expression}${pattern.endsWith('/') ? '' : '$'}`).test(file)
}

/** Compares the files that a task takes with the files that its row names. */
function rowErrors(named: readonly string[], files: readonly string[]): string[] {
  return [
    ...files.filter((file) => !named.some((pattern) => matches(file, pattern))).map((file) => `does not name ${file}`),
    ...named
      .filter((pattern) => !files.some((file) => matches(file, pattern)))
      .map((pattern) => `need not name ${pattern}`),
  ]
}

const tasks = readTasks(readFileSync('README.md', 'utf8'))
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })

test('each file that the README names for a task exists', () => {
  const existing = tracked.split('\n')
  const missing = [...tasks.values()].flat().filter((pattern) => !existing.some((file) => matches(file, pattern)))
  expect([tasks.size > 10, missing]).toEqual([true, []])
})

test.each(Object.entries(ADDITIONS))('the README names exactly the files that adding a %s takes', (task, files) => {
  const named = tasks.get(`a ${task}`) ?? tasks.get(`an ${task}`) ?? []
  expect(rowErrors(named, Object.keys(files))).toEqual([])
})
