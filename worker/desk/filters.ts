import { brands } from '#brands/index.ts'
import { FILTERS, type FilterChoices, type FilterFields, type ListName, SEARCH_LENGTH_MAX } from '#desk/models.ts'
import { isDay } from '#shared/dates.ts'
import { all, raw, type Sql, sql } from '#worker/db/database.ts'
import { topicsOf } from '#worker/leads/asked-service.ts'
import { searchText } from '#worker/leads/row.ts'
import { inScope, type Scope } from '#worker/leads/scope.ts'
import { endOfDay, startOfDay } from '#worker/leads/waiting.ts'

/** Matches the eight digits of a lead's reference number, with an optional space or hyphen after the fourth digit. */
const REFERENCE = /^(\d{4})[\s-]?(\d{4})$/

/** Parses the filters in a URL query. Ignores malformed dates. An unknown brand, service or form matches no leads. */
export function readFilters(query: Record<string, string>): FilterFields {
  const entries = FILTERS.map((field) => [field, query[field]?.trim().slice(0, SEARCH_LENGTH_MAX)] as const)
  return Object.fromEntries(
    entries.filter(([field, value]) => value && ((field !== 'from' && field !== 'to') || isDay(value))),
  )
}

export function matching(scope: Scope, { brand, service, form, from, to, q }: FilterFields): Sql {
  return all([
    inScope(scope),
    raw(`list <> 'test'`),
    brand && sql`brand = ${brand}`,
    service && sql`topic = ${service}`,
    form && sql`form_type = ${form}`,
    from && sql`created_at >= ${startOfDay(from)}`,
    to && sql`created_at < ${endOfDay(to)}`,
    q && found(q),
  ])
}

/** Returns a SQL condition on the lead id column, or undefined if the text is not a reference number. */
export function referenceTerm(column: 'lead' | 'id', text: string): Sql | undefined {
  const start = REFERENCE.exec(text)?.slice(1).join('')
  return start === undefined ? undefined : sql`${raw(column)} BETWEEN ${start} AND ${`${start}~`}`
}

/** Matches leads by reference number, phone number or words. Avoids LIKE, because D1 limits LIKE patterns to 50 bytes. */
function found(text: string): Sql {
  const words = all(text.split(/\s+/).map((word) => sql`instr(search_text, ${searchText(word)}) > 0`))
  const digits = text.replace(/[\s().+-]/g, '')
  const isPhone = /^\d{7,}$/.test(digits)
  return referenceTerm('id', text) ?? (isPhone ? sql`${words} OR instr(phone_key, ${digits.slice(-10)}) > 0` : words)
}

export function filterChoices(scope: Scope): FilterChoices {
  const own = brands.filter(({ id }) => scope.brands?.includes(id) ?? true)
  const choice = (value: string) => ({ value, label: value })
  return {
    brands: own.map(({ id, name }) => ({ value: id, label: name })),
    services: [...new Set(own.flatMap(topicsOf))].sort().map(choice),
    forms: ['contact', 'home', 'appointment'].map(choice),
  }
}

/** Describes an export's filters for the permanent history. Omits the search text, because it may name a person. */
export function exportDetail(name: ListName, { q, ...fields }: FilterFields): string {
  return [name, ...Object.entries(fields).map((field) => field.join(' ')), ...(q ? ['a search'] : [])].join(', ')
}
