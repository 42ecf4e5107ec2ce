/** Puts a labelled set of texts to the guard: `npm run --silent guard:cases -- FILE.json`, or without a file the project's own. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FALSE_ALARMS_MAX, guardFigures, parseGuardCases, RECALL_MIN } from './guard-figures.ts'

const OWN = fileURLToPath(new URL('../../test/shared/guard-cases.json', import.meta.url))
const file = process.argv[2] ?? OWN

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function readCases() {
  try {
    return parseGuardCases(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file} is not a set of cases, [{"text": …, "kind": "ssn|itin|ein|account|card|none"}]:`)
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

const cases = readCases()
const figures = guardFigures(cases)
console.log(`${cases.length} texts`)
console.log(`recall        ${percent(figures.recall)} (of the right kind ${percent(figures.rightKind)})`)
for (const { kind, of, recall, rightKind } of figures.byKind)
  console.log(`  ${kind.padEnd(11)} ${percent(recall)} of ${of} (of the right kind ${percent(rightKind)})`)
console.log(`false alarms  ${percent(figures.falseAlarms)}`)
for (const { kind, text } of figures.misses) console.log(`missed ${kind}: ${JSON.stringify(text)}`)
for (const { kind, seen, text } of figures.wrongKinds)
  console.log(`${kind} taken for ${seen.join(', ')}: ${JSON.stringify(text)}`)
for (const { seen, text } of figures.alarms) console.log(`false alarm (${seen.join(', ')}): ${JSON.stringify(text)}`)

process.exitCode = figures.recall < RECALL_MIN || figures.falseAlarms > FALSE_ALARMS_MAX ? 1 : 0
