/**
 * `npm run ready [-- --remote]` shows a light for each part of the site and each setting. It fails while a light is red.
 * Without --remote, it looks at the site of `npm start`.
 */
import { parseArgs } from 'node:util'
import { readinessText } from './ready/print.ts'
import { runReady } from './ready/run-ready.ts'

try {
  const { values } = parseArgs({ options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } })
  const tables = await runReady({ remote: values.remote ?? false, persistTo: values['persist-to'] })
  console.log(readinessText(tables))
  // A request without an answer would keep the process running for minutes.
  process.exit(tables.some(({ checks }) => checks.some(({ light }) => light === 'red')) ? 1 : 0)
} catch (error) {
  console.error(`The check stopped: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
