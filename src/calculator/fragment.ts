/**
 * A scenario, and the one it is compared with, as the fragment of an address: `v1;y=2026;s=joint;w=85000!y=2026;…`.
 * Fragments stay in the browser. Values are dollars, years of age, counts, basis points; what is left out is not given.
 */
import { emptyScenario, filingStatuses, type Scenario } from '#tax/scenario'
import { years } from '#tax/years'
import { type Field, fieldsById, given, givenIn, type Value, withValue } from './fields.ts'
import { MOST_OF } from './reading.ts'

export interface Shared {
  current: Scenario
  /** What `current` is compared with. */
  kept: Scenario | null
}

const VERSION = 'v1'
const MOST_CENTS = 1e14
const bases = ['traditional', 'earned'] as const

const written = (field: Field, value: Value): string => {
  if (typeof value === 'boolean') return '1'
  if (typeof value === 'string' || (field.kind !== 'amount' && field.kind !== 'loss')) return `${value}`
  const sign = value < 0 ? '-' : ''
  const cents = Math.abs(value) % 100
  return `${sign}${Math.trunc(Math.abs(value) / 100)}${cents ? `.${`${cents}`.padStart(2, '0')}` : ''}`
}

const writeScenario = (scenario: Scenario): string =>
  given(scenario)
    .map((field) => `${field.id}=${written(field, givenIn(scenario, field))}`)
    .join(';')

export const writeFragment = ({ current, kept }: Shared): string =>
  `${VERSION};${[current, kept].flatMap((one) => (one ? [writeScenario(one)] : [])).join('!')}`

const oneOf = <T extends string | number>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => `${one}` === text)

function readAmount(text: string, losses: boolean): number | undefined {
  const parts = /^(?<sign>-?)(?<dollars>0|[1-9]\d{0,12})(?:\.(?<cents>\d\d))?$/.exec(text)?.groups
  if (!parts || (parts.sign && !losses)) return undefined
  const cents = Number(parts.dollars) * 100 + Number(parts.cents ?? 0)
  if (cents > MOST_CENTS) return undefined
  return parts.sign && cents ? -cents : cents
}

function readValue({ kind }: Field, text: string): Value | undefined {
  if (kind === 'year') return oneOf(years, text)
  if (kind === 'status') return oneOf(filingStatuses, text)
  if (kind === 'base') return oneOf(bases, text)
  if (kind === 'flag') return text === '1' ? true : undefined
  if (kind === 'amount' || kind === 'loss') return readAmount(text, kind === 'loss')
  return /^(?:0|[1-9]\d{0,3})$/.test(text) && Number(text) <= MOST_OF[kind] ? Number(text) : undefined
}

function readScenario(text: string): Scenario | undefined {
  let scenario = emptyScenario
  const seen = new Set<string>()
  for (const pair of text.split(';')) {
    const [id = '', value = '', ...more] = pair.split('=')
    const field = fieldsById.get(id)
    const read = field && readValue(field, value)
    if (!field || read === undefined || seen.has(id) || more.length > 0) return undefined
    seen.add(id)
    scenario = withValue(scenario, field, read)
  }
  return seen.has('y') && seen.has('s') ? scenario : undefined
}

/** Mail programs write ";" and "=" as escapes. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone "%" is no escape; what it stands in is then read, and refused, as it is.
    return text
  }
}

/** @param fragment Without its "#". @returns null for one that is no scenario's, such as a section of the page. */
export function readFragment(fragment: string): Shared | 'broken' | null {
  // Without what follows a link in a sentence.
  const text = unescaped(fragment).replace(/(?<![;.,)])[;.,)]+$/, '')
  if (!/^v\d/.test(text)) return null
  if (!text.startsWith(`${VERSION};`)) return 'broken'
  const [current, kept, ...more] = text
    .slice(VERSION.length + 1)
    .split('!')
    .map(readScenario)
  if (!current || more.length > 0 || (kept === undefined && text.includes('!'))) return 'broken'
  return { current, kept: kept ?? null }
}
