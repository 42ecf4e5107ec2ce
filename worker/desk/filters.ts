/** Reads the filters of a list from its address, and writes them into the addresses of other parts of the list. */
import { type FilterChoices, type FilterFields, type ListName, SEARCH_LENGTH_MAX } from '#desk/models'
import type { Filters } from './lists'
import { endOfDay, startOfDay } from './waiting'

const FIELDS = ['brand', 'service', 'form', 'from', 'to', 'q'] as const
const DAY = /^\d{4}-\d\d-\d\d$/

/** Malformed days count as absent. Other values that fit no lead find none. */
export function readFilters(query: Record<string, string>): FilterFields {
  const entries = FIELDS.map((field) => [field, query[field]?.trim().slice(0, SEARCH_LENGTH_MAX)] as const)
  return Object.fromEntries(
    entries.filter(([field, value]) => value && ((field !== 'from' && field !== 'to') || isDay(value))),
  )
}

export function toFilters({ brand, service, form, from, to, q }: FilterFields): Filters {
  return { brand, topic: service, form, from: from && startOfDay(from), to: to && endOfDay(to), search: q }
}

export function isDay(text: string): boolean {
  const day = new Date(text)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** @param after Where the next page starts. */
export function listAddress(
  name: ListName,
  filters: FilterFields,
  part: { after?: string; csv?: boolean } = {},
): string {
  const { after, csv } = part
  const query = new URLSearchParams({ ...filters, ...(after && { after }) })
  return `/lists/${name}${csv ? '.csv' : ''}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Names the filters without their search, which may name a person, and without values that the form does not offer. The history
 * keeps this text for good.
 */
export function exportDetail(name: ListName, { q, from, to, ...fields }: FilterFields, choices: FilterChoices): string {
  const known = { brand: choices.brands, service: choices.services, form: choices.forms }
  const chosen = (['brand', 'service', 'form'] as const).flatMap((field) => {
    const value = fields[field]
    if (!value) return []
    return known[field].some((choice) => choice.value === value) ? `${field} ${value}` : `another ${field}`
  })
  return [
    name,
    ...chosen,
    ...(from ? [`from ${from}`] : []),
    ...(to ? [`to ${to}`] : []),
    ...(q ? ['a search'] : []),
  ].join(', ')
}
