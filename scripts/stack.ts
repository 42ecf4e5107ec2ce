/**
 * `npm run --silent stack < LINES` prints log lines and replaces positions in the built worker with positions in source
 * files. Cloudflare already does this for uncaught exceptions, but not for log lines. The command requires a build of
 * the deployed commit.
 */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const BUILD = 'dist/worker'
/** Matches a source location in one of the built worker's files, such as `index.js:1:2` or `file:///assets/chunk-Ab12.js:1:2`. */
const POSITION = /(?:[^\s()]*\/)?((?:assets\/[\w.-]+|\bindex)\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string): SourceMap | undefined {
  const map = path.join(BUILD, `${file}.map`)
  if (!maps.has(file))
    maps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined)
  return maps.get(file)
}

function withSourcePositions(lines: string): string {
  return lines.replace(POSITION, (position, file, line, column) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    // Code that the bundler added has no source file, so the log line keeps the position in the built worker.
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return position
    const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

process.stdout.write(withSourcePositions(await text(process.stdin)))
