/** `npm run --silent tax:cases -- FILE.json` checks the estimator against a file of cases. Exits with 1 on a miss, 2 on a malformed file. */
import { readFileSync } from 'node:fs'
import { readCases } from '#test/helpers/tax/case'
import { describeAssumed, describeCount, describeMiss, runCases } from '#test/helpers/tax/run'

function printResult(file: string): number {
  const cases = readCases(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  const { misses, assumed, counts, passed } = runCases(cases)
  for (const miss of misses) console.log(describeMiss(miss))
  for (const one of assumed) console.log(describeAssumed(one))
  for (const count of counts) console.log(describeCount(count))
  const only = assumed.length > 0 ? `, ${assumed.length} of them only under the assumptions of their source` : ''
  console.log(`${passed} of ${cases.length} cases passed${only}`)
  return misses.length > 0 ? 1 : 0
}

const isMalformed = (error: unknown): error is Error =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error)

const file = process.argv[2]
try {
  if (!file) throw new SyntaxError('No file of cases. Run: npm run --silent tax:cases -- FILE.json')
  process.exitCode = printResult(file)
} catch (error) {
  if (!isMalformed(error)) throw error
  console.error(`${file ?? 'tax:cases'}: ${error.message}`)
  process.exitCode = 2
}
