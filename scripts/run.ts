/** `node scripts/run.ts FILE [ARGUMENTS]` runs a script through Vite, so the script can use `import.meta.glob`. */
import path from 'node:path'
import { runnerImport } from 'vite'

// Removes the script's file name from process.argv, because the script expects only its own arguments there.
const [file] = process.argv.splice(2, 1)
if (!file) throw new Error('Cannot run a command because no file was given. Run: node scripts/run.ts FILE [ARGUMENTS]')
await runnerImport(path.resolve(file), { logLevel: 'error' })
