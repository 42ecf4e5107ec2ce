/** `npm run leads`: does the same as the desk, for staff with a terminal. */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readCall, USAGE, UsageError, wantsHelp } from './leads/call.ts'
import { openDatabase } from './leads/database.ts'
import { runCall } from './leads/run-call.ts'

try {
  const words = process.argv.slice(2)
  console.log(wantsHelp(words) ? USAGE : await run(words))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message)
  process.exitCode = 1
}

async function run(words: string[]): Promise<string> {
  const call = readCall(words, process.env)
  const location = { remote: call.remote ?? false, persistTo: call['persist-to'] }
  if (call.command === 'backup' || call.command === 'restore') {
    const { runBackupCall } = await import('./leads/run-backup-call.ts')
    return runBackupCall(call, location, isConfirmed)
  }
  const db = openDatabase(location)
  return runCall(call, { db, now: new Date().toISOString(), isConfirmed, saveFile })
}

/** The file contains personal data, so only its owner may read it. */
function saveFile(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 })
}

async function isConfirmed(summary: string, question: string): Promise<boolean> {
  console.log(summary)
  if (!process.stdin.isTTY)
    throw new Error('Cannot ask for confirmation without a terminal. Run the command again with --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-D answers nothing.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const reply = await Promise.race([terminal.question(`\n${question}`), closed])
  terminal.close()
  return reply.trim().toLowerCase() === 'yes'
}
