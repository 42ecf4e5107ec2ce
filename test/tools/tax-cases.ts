/** `npm run --silent tax:cases -- FILE.json`: puts a file of cases to the estimator. 1 on a miss, 2 on a malformed file. */
import { readFileSync } from 'node:fs'
import { readCases } from '../tax/case.ts'
import { describeCount, describeMiss, runCases } from '../tax/run.ts'

function casesOf(file: string | undefined) {
  try {
    if (!file) throw new Error('no file named')
    return readCases(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file ?? 'usage: npm run --silent tax:cases -- FILE.json'}: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
}

const cases = casesOf(process.argv[2])
const { misses, counts, passed } = runCases(cases)
for (const miss of misses) console.log(describeMiss(miss))
for (const count of counts) console.log(describeCount(count))
console.log(`${passed} of ${cases.length} cases passed`)
process.exitCode = misses.length > 0 ? 1 : 0
