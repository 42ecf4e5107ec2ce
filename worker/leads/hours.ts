import { raw } from '#worker/db/database.ts'

export const hoursBetween = (from: string, to: string) =>
  raw(`max(0, CAST((julianday(${to}) - julianday(${from})) * 24 AS INTEGER))`)

/** Returns the median of all hours, or undefined if there are none. If there are two middle values, returns the lower one. */
export function medianHours(rows: readonly { hours: string }[]): number | undefined {
  const hours = rows
    .flatMap((row) => row.hours.split(',').filter(Boolean).map(Number))
    .sort((one, other) => one - other)
  return hours[Math.ceil(hours.length / 2) - 1]
}
