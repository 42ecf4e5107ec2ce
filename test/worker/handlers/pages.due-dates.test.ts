import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUDIENCES, type Audience } from '#tax/due-dates/audience'
import { dueDates, nextDates } from '#tax/due-dates/due-dates'
import { readDueDates } from '#test/helpers/worker/read-due-dates'
import { fetchSite } from '#test/helpers/worker/site'

const PATH = '/resources/due-dates'
const OHIO = '/resources/ohio-business-taxes'

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
  '?%s shows all dates of 12 months for the chosen audiences and checks their boxes',
  async (query, audiences) => {
    const { status, ticked, entries } = await read(`?${query}`)
    expect([status, ticked]).toEqual([200, audiences])
    expect(entries).toEqual(asShown(ofYear(audiences)))
  },
)

test('the page about Ohio taxes shows the next three dates for everyone and links to all of them', async () => {
  const { entries, pages } = await readDueDates(`https://payroll.example${OHIO}`)
  expect(entries).toEqual(asShown([...nextDates(ofYear(), 3)]))
  expect(pages).toContain(PATH)
})

test('a due date that was moved from a weekend names the original day', async () => {
  expect((await read('?for=cat,school-district')).moved).toEqual([])
  expect((await read('?for=sales')).moved).toEqual([
    'moved from Sat, Jan 23',
    'moved from Sun, May 23',
    'moved from Sat, Oct 23',
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
  expect((await read('?for=sales,employer')).calendars).toEqual([`webcal://payroll.example${calendar}`, calendar])
  expect((await read('')).calendars).toEqual(['webcal://payroll.example/due-dates.ics', '/due-dates.ics'])
})

/** The text of the slip's figure and of its lines. */
async function readSlip(query: string) {
  const html = await (await fetchSite(`https://payroll.example${PATH}${query}`)).text()
  const slip = html.match(/<section class="slip [\s\S]*?<\/section>/)?.[0] ?? ''
  const text = (part = '') => part.replace(/<[^>]*>/g, '')
  return {
    figure: text(slip.match(/<p class="slip-figure"[\s\S]*?<\/p>/)?.[0]),
    lines: [...slip.matchAll(/<dt>([\s\S]*?)<\/dt><dd>([\s\S]*?)<\/dd>/g)].map(([, duty, day]) => [
      text(day),
      text(duty),
    ]),
    hasStyle: slip.includes('style='),
  }
}

test('the slip shows the next four days with due dates, and the days until the first one', async () => {
  const withholding = 'Ohio and school district withholding (IT 501, SD 101), monthly'
  expect(await readSlip('?for=employer')).toEqual({
    figure: `Due next Tue, Dec 15 in 24 days: ${withholding}`,
    lines: [
      ['Fri, Jan 15', withholding],
      ['Mon, Feb 1', 'Forms W-2 and W-3, and 10 more'],
      ['Tue, Feb 16', withholding],
    ],
    // The policy of the page forbids it.
    hasStyle: false,
  })
})

test.each([
  ['2026-12-14T12:00:00Z', 'Due next Tue, Dec 15 tomorrow'],
  ['2026-12-16T04:59:00Z', 'Due next Tue, Dec 15 today'],
  ['2026-12-16T05:00:00Z', 'Due next Fri, Jan 15 in 30 days'],
])('at %s, the slip says "%s"', async (now, figure) => {
  vi.setSystemTime(now)
  expect((await readSlip('?for=employer')).figure).toMatch(new RegExp(`^${figure}: Ohio`))
})
