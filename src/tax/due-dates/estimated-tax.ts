/** When the payments of estimated tax are due: apart from the other rules, so that the calculator loads these days alone. */
import { federalDay } from './days'

/** Months and days, before weekends and holidays move them; the last is in the year after (26 U.S.C. 6654(c)(2)). */
export const ESTIMATES = ['04-15', '06-15', '09-15', '01-15']

/** Four ISO dates. */
export function estimatedTaxDates(taxYear: number): string[] {
  return ESTIMATES.map((day) => federalDay(`${day === '01-15' ? taxYear + 1 : taxYear}-${day}`))
}
