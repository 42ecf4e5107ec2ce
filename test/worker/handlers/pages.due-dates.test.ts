import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'
import { readDueDates } from '#test/helpers/worker/read-due-dates'
import { readPage } from '#test/helpers/worker/read-page'
import { fetchSite } from '#test/helpers/worker/site'

const PATH = '/resources/ohio-business-taxes'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (query: string) => readDueDates(`https://payroll.example${PATH}${query}`)
const ofYear = (audiences: readonly Audience[] = []) =>
  dueDates({ from: '2026-11-21', to: '2027-11-21', for: audiences })
const asShown = (dates: ReturnType<typeof ofYear>) =>
  dates.map(({ date, rule, period }, index) => ({
    date,
    text: `${rule.title}: ${period}`,
    source: dates.findIndex((due) => due.rule === rule) === index ? rule.source.href : undefined,
  }))

const CHOICES: [string, Audience[]][] = [
  ['for=employer,sales', ['employer', 'sales']],
  ['for=sales%2Cemployer', ['employer', 'sales']],
  ['for=corporation,nobody', ['corporation']],
  [`for=${AUDIENCES.map(({ id }) => id).join()}`, AUDIENCES.map(({ id }) => id)],
  ['for=', []],
  ['for=nobody', []],
]

test.each(CHOICES)(
  '?%s shows the next dates for the chosen audiences, checks their boxes and links to all dates',
  async (query, audiences) => {
    const { status, ticked, entries, all } = await read(`?${query}`)
    expect([status, ticked]).toEqual([200, audiences])
    expect(entries).toEqual(asShown([...nextDates(ofYear(audiences), 4)]))
    expect(entries.length).toBeLessThan(ofYear(audiences).length)
    const { entries: whole } = await readDueDates(new URL(`${all}`, 'https://payroll.example').href)
    expect(whole).toEqual(asShown(ofYear(audiences)))
  },
)

test.each(CHOICES)(
  '?%s&months=12 shows all dates of 12 months without the other sections',
  async (query, audiences) => {
    const { status, ticked, entries, sections } = await read(`?${query}&months=12`)
    expect([status, ticked]).toEqual([200, audiences])
    expect(entries).toEqual(asShown(ofYear(audiences)))
    expect(sections.filter((id) => id !== 'undefined')).toEqual(['due-dates', 'not-here'])
  },
)

test.each(['', '?months=', '?months=1200', '?months=12,12'])(
  'the query "%s" shows the whole page with the next dates for everyone',
  async (query) => {
    const { status, ticked, entries, sections } = await read(query)
    expect([status, ticked, sections.includes('cat')]).toEqual([200, [], true])
    expect(entries).toEqual(asShown([...nextDates(ofYear(), 4)]))
  },
)

test('a due date that was moved from a weekend names the original day', async () => {
  expect((await read('?for=cat,school-district&months=12')).moved).toEqual([])
  expect((await read('?for=sales&months=12')).moved).toEqual([
    'moved from Saturday, January 23',
    'moved from Sunday, May 23',
    'moved from Saturday, October 23',
  ])
})

test('the form sent without JavaScript, as ?for=employer&for=sales, shows the dates of both audiences', async () => {
  const response = await fetchSite(`https://payroll.example${PATH}?for=employer&for=sales`)
  const location = response.headers.get('location')
  const { ticked } = await read(
    location ? new URL(location, 'https://payroll.example').search : '?for=employer&for=sales',
  )
  expect(ticked).toEqual(['employer', 'sales'])
})

test('the page links to the calendar of the chosen audiences on the brand’s domain', async () => {
  const calendar = '/due-dates.ics?for=employer,sales'
  for (const query of ['?for=sales,employer', '?for=sales,employer&months=12'])
    expect((await read(query)).calendars).toEqual([`webcal://payroll.example${calendar}`, calendar])
  expect((await read('')).calendars).toEqual(['webcal://payroll.example/due-dates.ics', '/due-dates.ics'])
})

test.each(['?for=employer', '?for=employer&months=12'])('%s has the canonical URL without the query', async (query) => {
  const { canonicals } = await readPage(`https://payroll.example${PATH}${query}`)
  expect(canonicals).toEqual([`https://payroll.example${PATH}`])
})
