/**
 * Reads and writes the current and saved scenarios as a URL fragment, which browsers do not send to the server. An
 * example is `v1;y=2026;s=joint;w=85000!y=2026;…`. Values are dollars, ages, counts or basis points. Empty fields are
 * omitted.
 */
import { decode } from '#shared/canonical-path.ts'
import { MAX_CENTS } from '#tax/amount.ts'
import { filingStatuses } from '#tax/filing-status.ts'
import { emptyScenario, type Scenario } from '#tax/scenario.ts'
import { years } from '#tax/years.ts'
import { MAX_VALUE } from './field-text.ts'
import { enteredFields, type Field, fieldsById, type Value, valueIn, withValue } from './fields.ts'

export interface ScenarioPair {
  current: Scenario
  baseline: Scenario | null
}

const VERSION = 'v1'
const bases = ['traditional', 'earned'] as const

const formatValue = (field: Field, value: Value): string => {
  if (typeof value === 'boolean') return '1'
  if (typeof value === 'string' || (field.kind !== 'amount' && field.kind !== 'loss')) return `${value}`
  const sign = value < 0 ? '-' : ''
  const cents = Math.abs(value) % 100
  return `${sign}${Math.trunc(Math.abs(value) / 100)}${cents ? `.${`${cents}`.padStart(2, '0')}` : ''}`
}

const writeScenario = (scenario: Scenario): string =>
  enteredFields(scenario)
    .map((field) => `${field.id}=${formatValue(field, valueIn(scenario, field))}`)
    .join(';')

export const writeFragment = ({ current, baseline }: ScenarioPair): string =>
  [`${VERSION};${writeScenario(current)}`, ...(baseline ? [writeScenario(baseline)] : [])].join('!')

const oneOf = <T extends string | number>(options: readonly T[], text: string): T | undefined =>
  options.find((option) => `${option}` === text)

function readAmount(text: string, losses: boolean): number | undefined {
  const parts = /^(?<sign>-?)(?<dollars>0|[1-9]\d{0,12})(?:\.(?<cents>\d\d))?$/.exec(text)?.groups
  if (!parts || (parts.sign && !losses)) return undefined
  const cents = Number(parts.dollars) * 100 + Number(parts.cents ?? 0)
  if (cents > MAX_CENTS) return undefined
  return parts.sign && cents ? -cents : cents
}

function readValue({ kind }: Field, text: string): Value | undefined {
  if (kind === 'year') return oneOf(years, text)
  if (kind === 'status') return oneOf(filingStatuses, text)
  if (kind === 'base') return oneOf(bases, text)
  if (kind === 'flag') return text === '1' ? true : undefined
  if (kind === 'amount' || kind === 'loss') return readAmount(text, kind === 'loss')
  return /^(?:0|[1-9]\d{0,3})$/.test(text) && Number(text) <= MAX_VALUE[kind] ? Number(text) : undefined
}

function readScenario(text: string): Scenario | undefined {
  let scenario = emptyScenario
  const seen = new Set<string>()
  for (const pair of text.split(';')) {
    const [id = '', text = '', ...more] = pair.split('=')
    const field = fieldsById.get(id)
    const value = field && readValue(field, text)
    if (!field || value === undefined || seen.has(id) || more.length > 0) return undefined
    seen.add(id)
    scenario = withValue(scenario, field, value)
  }
  return seen.has('y') && seen.has('s') ? scenario : undefined
}

/** Parses a URL fragment without "#". @returns null if the fragment is not a scenario, for example if it is a section's id. */
export function readFragment(fragment: string): ScenarioPair | 'damaged' | null {
  // Decodes ";" and "=" in the link, because some email programs percent-encode them. Drops punctuation after the link.
  const text = decode(fragment).replace(/(?<![;.,)])[;.,)]+$/, '')
  if (!/^v\d/.test(text)) return null
  if (!text.startsWith(`${VERSION};`)) return 'damaged'
  const [current, baseline, ...more] = text
    .slice(VERSION.length + 1)
    .split('!')
    .map(readScenario)
  if (!current || more.length > 0 || (baseline === undefined && text.includes('!'))) return 'damaged'
  return { current, baseline: baseline ?? null }
}
