/** `npm run bench`: measures the built worker next to a bare worker. docs/performance.md explains the figures. */

import { type Part, readArguments } from './bench/arguments.ts'
import { bundleBareWorker, startBareWorker } from './bench/bare-worker.ts'
import { type PartOptions, runRows } from './bench/rows-part.ts'
import { withPid } from './bench/workerd.ts'
import { build } from './build.ts'

const { parts, only, timing } = readArguments(process.argv.slice(2))
console.log('Building the site …')
await build()

const code = await bundleBareWorker()
const bare = await withPid(() => startBareWorker(code))
const options: PartOptions = { bare, timing, only, report: (line) => console.log(line) }
const RUN: Partial<Record<Part, (options: PartOptions) => Promise<string>>> = { rows: runRows }
try {
  const tables: string[] = []
  for (const part of parts) {
    const run = RUN[part]
    if (run) tables.push(await run(options))
  }
  console.log(`\n${tables.join('\n\n')}`)
} finally {
  await bare.stop()
}
