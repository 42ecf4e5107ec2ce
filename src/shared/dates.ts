/** Dates for visitors, in the firm's time zone, so that server and browser render the same text. */
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' })

/** ISO time → "October 3, 2026". */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}

export function yearOf(iso: string): string {
  return year.format(new Date(iso))
}
