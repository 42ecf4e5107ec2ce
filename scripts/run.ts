/**
 * `node scripts/run.ts FILE [ARGUMENTS]` runs a command through Vite. Plain Node cannot run the commands, because brands and tax
 * years are loaded with Vite's `import.meta.glob`.
 */
import path from 'node:path'
import { runnerImport } from 'vite'

// Removes FILE, because the command reads its own arguments from process.argv.
const [file] = process.argv.splice(2, 1)
if (!file) throw new Error('Cannot run a command because no file was given. Run: node scripts/run.ts FILE [ARGUMENTS]')
await runnerImport(path.resolve(file), { logLevel: 'error' })
