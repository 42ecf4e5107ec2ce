const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** "Sat, Nov 21, 2026, 12:39 PM EST" at the office, of an ISO time. */
export function timeOf(iso: string): string {
  // The format has a narrow no-break space that plain text is better without.
  return format.format(new Date(iso)).replace(/\s/g, ' ')
}
