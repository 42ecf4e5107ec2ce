/** `npm run --silent guard:cases -- [FILE.json]` tests the sensitive-number rules with a set of labeled text samples. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { guardFigures, MAX_FALSE_ALARMS, MIN_RECALL, parseGuardCases } from './guard-figures.ts'

const DEFAULT_FILE = fileURLToPath(new URL('../../test/helpers/guard-cases.json', import.meta.url))
const file = process.argv[2] ?? DEFAULT_FILE

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function readCases() {
  try {
    return parseGuardCases(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`Cannot read ${file}: ${error instanceof Error ? error.message : error}`)
    console.error('The file must be a JSON array of {"text": …, "kind": "ssn|itin|ein|account|card|none"}.')
    process.exit(2)
  }
}

const cases = readCases()
const figures = guardFigures(cases)
console.log(`${cases.length} texts`)
console.log(`recall        ${percent(figures.recall)} (with the right kind: ${percent(figures.rightKind)})`)
for (const { kind, count, recall, rightKind } of figures.byKind)
  console.log(`  ${kind.padEnd(11)} ${percent(recall)} of ${count} (with the right kind: ${percent(rightKind)})`)
console.log(`false alarms  ${percent(figures.falseAlarms)}`)
for (const { kind, text } of figures.misses) console.log(`missed ${kind}: ${JSON.stringify(text)}`)
for (const { kind, seen, text } of figures.wrongKinds)
  console.log(`${kind} classified as ${seen.join(', ')}: ${JSON.stringify(text)}`)
for (const { seen, text } of figures.alarms) console.log(`false alarm (${seen.join(', ')}): ${JSON.stringify(text)}`)

process.exitCode = figures.recall < MIN_RECALL || figures.falseAlarms > MAX_FALSE_ALARMS ? 1 : 0
