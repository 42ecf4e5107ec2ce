/** Federal and Ohio estimated tax due dates, in a separate file so that the calculator does not load all rules. */
import { federalDay } from './days.ts'

/** Due dates for estimated tax payments (26 U.S.C. 6654(c)(2)), as month and day. The last date is in the following year. */
export const ESTIMATES = ['04-15', '06-15', '09-15', '01-15']

export function estimatedTaxDates(taxYear: number): string[] {
  return ESTIMATES.map((day) => federalDay(`${day === '01-15' ? taxYear + 1 : taxYear}-${day}`))
}
