/** `npm run --silent tax:cases -- FILE.json`, by Vite as the site is: it finds the tax years by the names of their files. */
import { runnerImport } from 'vite'

await runnerImport(`${import.meta.dirname}/../tax/command.ts`, { configFile: false, logLevel: 'error' })
