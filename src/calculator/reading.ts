/** What somebody typed into a field: its value, or why it cannot be read; and a value as it stands in its field. */
import { type AmountFault, parseAmount } from '#tax/amount'
import { emptyScenario } from '#tax/scenario'
import { type Field, givenIn, type Value } from './fields.ts'

export type Reading = { value: Value } | { fault: string }

const faults: Record<Exclude<AmountFault, 'empty'>, string> = {
  'not-a-number': 'This is not an amount. Write dollars, like 12,345.67',
  'too-large': 'This is more than the calculator can take',
  negative: 'This cannot be less than nothing',
}

function readNumber(text: string, most: number, shape: RegExp, times: number, fault: string): Reading {
  const bare = text.replace(/[\s%]/g, '')
  const value = Math.round(Number(bare) * times)
  return shape.test(bare) && value <= most ? { value } : { fault }
}

/** The most a field takes, in its own unit: years of age, people, basis points. */
export const MOST_OF = { age: 120, count: 20, rate: 1_000 } as const

export function readText(field: Field, text: string): Reading {
  if (text.trim() === '') return { value: givenIn(emptyScenario, field) }
  if (field.kind === 'count')
    return readNumber(text, MOST_OF.count, /^\d{1,3}$/, 1, 'Write a whole number from 0 to 20')
  if (field.kind === 'age') return readNumber(text, MOST_OF.age, /^\d{1,3}$/, 1, 'Write an age from 0 to 120')
  if (field.kind === 'rate')
    return readNumber(
      text,
      MOST_OF.rate,
      /^(?:\d{1,2}(?:\.\d{0,2})?|\.\d{1,2})$/,
      100,
      'Write a rate from 0 to 10, like 1.75',
    )
  const amount = parseAmount(text, { losses: field.kind === 'loss' })
  if ('cents' in amount) return { value: amount.cents }
  return amount.fault === 'empty' ? { value: 0 } : { fault: faults[amount.fault] }
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** "85,000", "1,234.50", "1.75"; nothing where nothing is given. */
export function textOf(field: Field, value: Value): string {
  if (typeof value !== 'number') return `${value}`
  if (field.kind === 'age') return `${value}`
  if (value === 0) return ''
  if (field.kind === 'count') return `${value}`
  return field.kind === 'rate' || value % 100 === 0
    ? plain.format(value / 100)
    : (value / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')
}
