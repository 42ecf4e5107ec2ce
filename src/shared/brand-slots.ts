/** Optional details about the firm. Pages leave out unknown details, and `npm run launch:check` lists them. */
import * as v from 'valibot'
import { formatCents } from './cents.ts'
import { isDay, WEEKDAYS } from './dates.ts'
import { text } from './field-schemas.ts'
import { type DayHours, isDayHours } from './hours.ts'

const isoDate = v.pipe(v.string(), v.check(isDay, 'must be a date such as 2026-11-30'))

const dayHours = v.custom<DayHours>(
  isDayHours,
  'must be "closed", or an opening and a later closing time in quarters of an hour, such as ["09:00", "17:00"]',
)

const hours = v.strictObject({
  days: v.pipe(
    v.strictObject(v.entriesFromList(WEEKDAYS, dayHours)),
    v.check((days) => Object.values(days).some((day) => day !== 'closed'), 'must have a day that is not closed'),
  ),
  federalHolidays: v.picklist(['open', 'closed']),
  closedOn: v.optional(v.array(isoDate)),
})

export const contactSlots = {
  hours: v.optional(hours),
  replyTime: v.optional(text),
}

export const officeSlots = {
  street: v.optional(text),
  /** A description of the office's entrance and parking. */
  directions: v.optional(text),
}

const price = v.pipe(
  v.strictObject({
    fromCents: v.pipe(v.number(), v.integer('must be whole cents'), v.gtValue(0, 'must be more than 0 cents')),
    /** The unit after the price, such as "a month" or "per return". */
    per: text,
    includes: v.pipe(v.array(text), v.nonEmpty('must list the work that the price includes')),
    asOf: isoDate,
  }),
  v.transform((fields) => ({ ...fields, line: `From ${formatCents(fields.fromCents)} ${fields.per}` })),
)

export function lowestPrice(prices: readonly Price[]): string | undefined {
  const cents = prices.map(({ fromCents }) => fromCents)
  return cents.length > 0 ? `From ${formatCents(Math.min(...cents))}` : undefined
}

const person = v.strictObject({
  name: text,
  role: text,
  credential: v.optional(text),
  /** File name of the person's portrait, a square image in the brand's art folder. The build fails if the file does not exist. */
  portrait: v.pipe(
    v.string(),
    v.regex(/^[\w-]+\.(?:avif|webp|jpg|png)$/, 'must be a file name such as ana-brown.webp'),
  ),
})

const review = v.strictObject({
  text,
  by: text,
  source: text,
  date: isoDate,
})

export const serviceSlots = v.object({ price: v.optional(price) })
export const aboutSlots = v.object({
  people: v.optional(v.pipe(v.array(person), v.nonEmpty('must be left out if it is empty'))),
  reviews: v.optional(v.pipe(v.array(review), v.nonEmpty('must be left out if it is empty'))),
})

export type Price = v.InferOutput<typeof price>
export type Person = v.InferOutput<typeof person>
export type Review = v.InferOutput<typeof review>
