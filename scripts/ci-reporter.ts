/** A Vitest reporter that writes the number of passed tests to the file in --outputFile, followed by one line per failure. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'

const STACK_LINES = 6

const firstLine = ({ message }: SerializedError) => String(message).split('\n', 1)[0]

function failuresOf(module: TestModule): string[] {
  const outside = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} > ${test.fullName}: ${test.result().errors?.map(firstLine).join('; ')}`,
  )
  return [...outside.map((error) => `${module.relativeModuleId}: ${firstLine(error)}`), ...tests]
}

function unhandled(error: SerializedError): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, type = 'Unhandled Error' } = error
  const source = [file && path.relative('', String(file)), test].filter(Boolean).join(' > ')
  const stack = String(error.stack || error.message).split('\n', STACK_LINES)
  return `${source || 'outside of test files'}: ${type}: ${stack.map((line) => line.trim()).join(' ')}`
}

export default class CiReporter implements Reporter {
  #file = ''

  onInit({ config }: Vitest) {
    if (typeof config.outputFile !== 'string') throw new Error('The CI reporter needs --outputFile=FILE')
    this.#file = config.outputFile
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length
    writeFileSync(this.#file, [passed, ...modules.flatMap(failuresOf), ...errors.map(unhandled), ''].join('\n'))
  }
}
