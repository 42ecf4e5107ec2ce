import ICAL from 'ical.js'
import { afterEach, expect, test, vi } from 'vitest'
import { DUE_DATE_RULES } from '#tax/due-dates/rules'
import { KNOWN_DATES } from '#test/helpers/tax/known-dates'
import { readDueDates } from '#test/helpers/worker/read-due-dates'
import { fetchSite } from '#test/helpers/worker/site'

const HOST = 'https://payroll.example'

/** Dates of page views that together show every due date from January 2026 to January 2028. */
const VIEW_DATES = ['2026-01-01', '2026-12-31', '2027-12-31']

afterEach(() => {
  vi.useRealTimers()
})

test.each(Object.entries(KNOWN_DATES))(
  '%s has its published due dates on the page and in the calendar',
  async (id, known) => {
    const title = DUE_DATE_RULES.find((rule) => rule.id === id)?.title
    const onPage = new Set<string>()
    for (const day of VIEW_DATES) {
      vi.useFakeTimers({ now: new Date(`${day}T17:00:00Z`), toFake: ['Date'] })
      const { entries } = await readDueDates(`${HOST}/resources/due-dates`)
      for (const { date, text } of entries) if (text.startsWith(`${title}: `)) onPage.add(date)
    }
    expect([...onPage].filter((date) => date < '2028-02')).toEqual(known)

    vi.setSystemTime('2026-06-01T12:00:00Z')
    const calendar = new ICAL.Component(ICAL.parse(await (await fetchSite(`${HOST}/due-dates.ics`)).text()))
    const inCalendar = calendar
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
      .filter(({ summary }) => summary.startsWith(`${title}: `))
    expect(inCalendar.map(({ startDate }) => startDate.toString())).toEqual(known)
  },
)
