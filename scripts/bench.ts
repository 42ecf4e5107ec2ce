/** `npm run bench`: measures the built worker next to a bare worker. docs/performance.md explains the figures. */

import { type Part, readArguments } from './bench/arguments.ts'
import { bundleBareWorker, startBareWorker } from './bench/bare-worker.ts'
import { runBrowserBytes } from './bench/browser-bytes.ts'
import { runColdStart } from './bench/cold-start.ts'
import { runGrowth } from './bench/growth.ts'
import { runLoadTest } from './bench/load-test.ts'
import type { PartOptions } from './bench/part.ts'
import { writeSection } from './bench/performance-doc.ts'
import { runRows } from './bench/rows-part.ts'
import { build } from './build.ts'

const { parts, only, timing, sizes, load, loadSeconds, isComplete } = readArguments(process.argv.slice(2))
const RUN: Record<Part, (options: PartOptions) => Promise<string>> = {
  rows: runRows,
  growth: runGrowth,
  cold: runColdStart,
  browser: runBrowserBytes,
}

console.log('Building the site …')
await build()
await (load ? testUnderLoad() : measure())

async function measure(): Promise<void> {
  const bareCode = await bundleBareWorker()
  const bare = await startBareWorker(bareCode)
  const tables: string[] = []
  try {
    const options = { bare, bareCode, timing, sizes, only, report: (line: string) => console.log(line) }
    for (const part of parts) tables.push(await RUN[part](options))
  } finally {
    await bare.stop()
  }
  await show('bench', tables.join('\n\n'))
}

async function testUnderLoad(): Promise<void> {
  const { table, wrong } = await runLoadTest(loadSeconds)
  await show('load', table)
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
}

async function show(section: string, tables: string): Promise<void> {
  console.log(`\n${tables}`)
  if (isComplete) await writeSection(section, tables)
}
