/** `npm run bench`: measures the built worker next to a bare worker. docs/performance.md explains the figures. */

import { type Part, readArguments } from './bench/arguments.ts'
import { bundleBareWorker, startBareWorker } from './bench/bare-worker.ts'
import { runBrowserBytes } from './bench/browser-bytes.ts'
import { runColdStart } from './bench/cold-start.ts'
import { runGrowth } from './bench/growth.ts'
import type { PartOptions } from './bench/part.ts'
import { runRows } from './bench/rows-part.ts'
import { build } from './build.ts'

const { parts, only, timing, sizes } = readArguments(process.argv.slice(2))
console.log('Building the site …')
await build()

const code = await bundleBareWorker()
const bare = await startBareWorker(code)
const options: PartOptions = { bare, bareCode: code, timing, sizes, only, report: (line) => console.log(line) }
const RUN: Record<Part, (options: PartOptions) => Promise<string>> = {
  rows: runRows,
  growth: runGrowth,
  cold: runColdStart,
  browser: runBrowserBytes,
}
try {
  const tables: string[] = []
  for (const part of parts) tables.push(await RUN[part](options))
  console.log(`\n${tables.join('\n\n')}`)
} finally {
  await bare.stop()
}
