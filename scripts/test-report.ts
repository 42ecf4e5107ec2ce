/** `node scripts/test-report.ts FILE`: prints the number of passed tests in a JSON report of Vitest, then one line per failure. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const firstLine = (text = '') => text.split('\n', 1)[0]

/** Returns one line per failed test, and one per file that failed outside its tests. */
export function failuresOf({ testResults }: Pick<Report, 'testResults'>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [`${file}: ${firstLine(message) || 'failed outside its tests'}`]
    return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

if (import.meta.main) {
  const report: Report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
  console.log([report.numPassedTests, ...failuresOf(report)].join('\n'))
}
