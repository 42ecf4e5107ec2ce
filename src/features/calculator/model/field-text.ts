import { type AmountError, parseAmount } from '#tax/amount.ts'
import { emptyScenario } from '#tax/scenario.ts'
import { type Field, type Value, valueIn } from './fields.ts'

export type ParsedText = { value: Value } | { error: string }

const amountErrors: Record<Exclude<AmountError, 'empty'>, string> = {
  'not-a-number': 'Enter an amount in dollars, like 12,345.67',
  'too-large': 'Enter an amount up to $1 trillion',
  negative: 'Enter 0 or more; this amount cannot be negative',
}

/** Maximum field values. `age` is in years, `count` is a number of people, and `rate` is in basis points. */
export const MAX_VALUE = { age: 120, count: 20, rate: 1_000 } as const

const numberFormats = {
  age: { pattern: /^\d{1,3}$/, scale: 1, error: 'Enter an age from 0 to 120' },
  count: { pattern: /^\d{1,3}$/, scale: 1, error: 'Enter a whole number from 0 to 20' },
  rate: { pattern: /^(?:\d{1,2}(?:\.\d{0,2})?|\.\d{1,2})$/, scale: 100, error: 'Enter a rate from 0 to 10, like 1.75' },
}

function parseNumber(kind: keyof typeof numberFormats, text: string): ParsedText {
  const { pattern, scale, error } = numberFormats[kind]
  const bare = text.replace(/[\s%]/g, '')
  const value = Math.round(Number(bare) * scale)
  return pattern.test(bare) && value <= MAX_VALUE[kind] ? { value } : { error }
}

export function parseFieldText(field: Field, text: string): ParsedText {
  const { kind } = field
  if (text.trim() === '') return { value: valueIn(emptyScenario, field) }
  if (kind === 'age' || kind === 'count' || kind === 'rate') return parseNumber(kind, text)
  const amount = parseAmount(text, { losses: kind === 'loss' })
  if ('cents' in amount) return { value: amount.cents }
  return amount.error === 'empty' ? { value: 0 } : { error: amountErrors[amount.error] }
}

const decimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** Formats a calculator field's value for its input, such as "85,000", "1,234.50" or "1.75". Returns an empty string for 0. */
export function formatFieldText(field: Field, value: Value): string {
  if (typeof value !== 'number') return `${value}`
  if (field.kind === 'age') return `${value}`
  if (value === 0) return ''
  if (field.kind === 'count') return `${value}`
  return field.kind === 'rate' || value % 100 === 0
    ? decimal.format(value / 100)
    : (value / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
}
