/** `npm run --silent tax:cases -- FILE.json` checks the estimator. Exits with 1 for a wrong result, and 2 for an invalid file. */
import { readFileSync } from 'node:fs'
import { missesOf, readCases } from '#test/helpers/tax/cases.ts'
import { convertCase, readNamedCases } from '#test/helpers/tax/convert-cases.ts'

function checkCases(json: unknown): string[][] {
  const isNamed = !Array.isArray(json) || json.some((one) => 'inputs' in Object(one))
  if (!isNamed) return readCases(json).map(missesOf)
  return readNamedCases(json).map((named) => {
    try {
      return convertCase(named).flatMap(missesOf)
    } catch (error) {
      return [`${named.id}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

function printResult(file: string): number {
  const results = checkCases(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))
  const passed = results.filter((misses) => misses.length === 0)
  for (const miss of results.flat()) console.log(miss)
  console.log(`${passed.length} of ${results.length} cases passed`)
  return passed.length < results.length ? 1 : 0
}

const isMalformed = (error: unknown): error is Error =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error)

const file = process.argv[2]
try {
  if (!file) throw new SyntaxError('No file was given. Run: npm run --silent tax:cases -- FILE.json')
  process.exitCode = printResult(file)
} catch (error) {
  if (!isMalformed(error)) throw error
  console.error(`${file ?? 'tax:cases'}: ${error.message}`)
  process.exitCode = 2
}
