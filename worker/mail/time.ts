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

/** An ISO time as office time: "Sat, Nov 21, 2026, 12:39 PM EST". */
export function timeOf(iso: string): string {
  // The narrow no-break space before "PM" may show as garbage in plain text.
  return format.format(new Date(iso)).replace(/\s/g, ' ')
}
