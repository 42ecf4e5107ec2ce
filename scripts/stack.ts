/**
 * `npm run --silent stack < LINES` prints log lines with the source files of their stacks. Cloudflare maps the stacks of
 * uncaught exceptions, but not those in log lines. Needs a build of the deployed commit.
 */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { text } from 'node:stream/consumers'

const MAP = 'dist/worker/index.js.map'
const POSITION = /[^\s()]*\bindex\.js:(\d+):(\d+)/g

const map = new SourceMap(JSON.parse(readFileSync(MAP, 'utf8')))

/** Replaces each position in the built worker by its position in a source file. */
function withSourcePositions(lines: string): string {
  return lines.replace(POSITION, (position, line, column) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    // Code that the bundler added has no source file.
    if (!('originalSource' in entry) || !entry.originalSource) return position
    const file = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

process.stdout.write(withSourcePositions(await text(process.stdin)))
