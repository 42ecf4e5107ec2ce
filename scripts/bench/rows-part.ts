/** The part `rows`: the site with the sample Ghost's 32 posts. */
import { startMailbox } from '#scripts/mailbox'
import { startBenchSite } from './bench-site.ts'
import { COLD_HOME, measureColdHome } from './cold-home.ts'
import { startBenchGhost } from './ghost.ts'
import { kB, markdownTable, ratioText } from './markdown.ts'
import { type Measured, measureRow } from './measure.ts'
import { failure, type PartOptions } from './part.ts'
import { ROWS } from './rows.ts'

const POSTS = 32
const HEAD = ['row', 'ratio', 'lowest', 'highest', 'by CPU', 'CPU ms', 'kB', 'kB brotli']

export async function runRows({ bare, timing, only = '', report }: PartOptions): Promise<string> {
  const ghost = await startBenchGhost(POSTS)
  const mailbox = await startMailbox()
  const lines = [HEAD]
  const chosen = ROWS.filter(({ name }) => name.includes(only))
  const add = (line: string[]) => {
    lines.push(line)
    report(line.join('  '))
  }
  try {
    for (const pageCache of ['on', 'edge', 'off'] as const) {
      const rows = chosen.filter((row) => row.pageCache === pageCache)
      const withColdHome = pageCache === 'off' && COLD_HOME.includes(only)
      if (rows.length === 0 && !withColdHome) continue
      const site = await startBenchSite(ghost, { pageCache, mailbox })
      try {
        for (const row of rows) add([row.name, ...(await measureRow(row, site, bare, timing).then(cellsOf, failed))])
        if (withColdHome) add([COLD_HOME, ...(await measureColdHome(site, bare, timing).catch(failed))])
      } finally {
        await site.stop()
      }
    }
  } finally {
    await Promise.all([ghost.stop(), mailbox.stop()])
  }
  return markdownTable(lines)
}

function cellsOf({ ratio, cpuRatio, cpuMs, bytes, brotliBytes }: Measured): string[] {
  const ratios = [ratio.median, ratio.lowest, ratio.highest, cpuRatio].map(ratioText)
  return [...ratios, cpuMs.toFixed(2), kB(bytes), kB(brotliBytes)]
}

const failed = (error: unknown): string[] => [failure(error)]
