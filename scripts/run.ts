/**
 * `node scripts/run.ts FILE [ARGUMENTS]` runs a script through Vite. Node alone cannot run the scripts, because the scripts load
 * brands and tax years with Vite's `import.meta.glob`.
 */
import path from 'node:path'
import { runnerImport } from 'vite'

// Removes FILE from process.argv, because the script reads its own arguments from process.argv.
const [file] = process.argv.splice(2, 1)
if (!file) throw new Error('Cannot run a command because no file was given. Run: node scripts/run.ts FILE [ARGUMENTS]')
await runnerImport(path.resolve(file), { logLevel: 'error' })
