/** Dates as visitors see them: in the firm's own time zone on both sides, so that server and browser agree. */
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' })

/** "October 3, 2026" of an ISO time. */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}

export function yearOf(iso: string): string {
  return year.format(new Date(iso))
}
