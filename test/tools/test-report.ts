/** `node test/tools/test-report.ts FILE`: of Vitest's JSON report how many tests passed, and under it each failure. */
import { readFileSync } from 'node:fs'

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

/** A line each; a file that fails without a failed test is one. */
export function failuresOf({ testResults }: Pick<Report, 'testResults'>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [`${name}: ${firstLine(message) || 'failed beside its tests'}`]
    return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

if (import.meta.main) {
  const report: Report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
  console.log([report.numPassedTests, ...failuresOf(report)].join('\n'))
}
