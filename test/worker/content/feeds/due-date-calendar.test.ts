import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import ICAL from 'ical.js'
import { visit } from 'unist-util-visit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { AUDIENCES, type Audience, readAudiences } from '#tax/due-dates/audience.ts'
import { dueDates, nextDates } from '#tax/due-dates/due-dates.ts'
import { DUE_DATE_RULES } from '#tax/due-dates/rules.ts'
import { KNOWN_DATES } from '#test/helpers/tax/known-dates.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const HOST = 'https://payroll.example'
const PATH = '/resources/due-dates'
const CALENDAR = '/due-dates.ics'

interface ShownDates {
  status: number
  ticked: string[]
  entries: { date: string; text: string; source: string | undefined }[]
  moved: string[]
  calendars: string[]
  pages: string[]
}

async function readDueDates(url: string): Promise<ShownDates> {
  const response = await fetchSite(url)
  const shown: ShownDates = {
    status: response.status,
    ...{ ticked: [], entries: [], moved: [], calendars: [], pages: [] },
  }
  visit(fromHtml(await response.text()), 'element', (element) => {
    const { name, checked, value, href, id } = element.properties
    if (name === 'for' && checked) shown.ticked.push(`${value}`)
    if (`${href}`.includes('.ics')) shown.calendars.push(`${href}`)
    if (`${href}`.startsWith('/')) shown.pages.push(`${href}`)
    if (id === 'due-dates') readAgenda(element, shown)
  })
  return shown
}

function readAgenda(agenda: Element, shown: ShownDates) {
  let month = ''
  let day = ''
  visit(agenda, 'element', (element) => {
    const [first, ...others] = element.children
    if (element.tagName === 'h3') month = textOf(element).replace(/:.*/, '')
    if (element.tagName === 'dt' && first?.type === 'text') day = isoDate(first.value, month)
    if (element.tagName === 'dt') shown.moved.push(...others.map(textOf))
    if (element.tagName === 'dd') shown.entries.push({ date: day, text: ownText(element), source: firstLink(element) })
  })
}

function ownText(entry: Element): string {
  const details = entry.children.findIndex((child) => child.type === 'element' && textOf(child).startsWith(' ('))
  const children = entry.children.slice(0, details < 0 ? undefined : details)
  return textOf({ ...entry, children }).replaceAll('\u00a0', ' ')
}

function firstLink(parent: Element): string | undefined {
  let href: string | undefined
  visit(parent, { tagName: 'a' }, ({ properties }: Element) => {
    href ??= `${properties.href}`
  })
  return href
}

function isoDate(day: string, month: string): string {
  const date = new Date(`${day.split(', ')[1]} ${month.split(' ')[1]} UTC`)
  const name = date.toLocaleString('en-US', { weekday: 'short', month: 'long', timeZone: 'UTC' })
  if (!name.includes(day.slice(0, 3)) || !name.includes(month.split(' ')[0] ?? ''))
    throw new Error(`${day} is not a date in ${month}`)
  return date.toISOString().slice(0, 10)
}

const read = (query: string) => readDueDates(`${HOST}${PATH}${query}`)
const ofYear = (audiences: readonly Audience[] = []) =>
  dueDates({ from: '2026-11-21', to: '2027-11-21', for: audiences })
const asShown = (dates: ReturnType<typeof ofYear>) =>
  dates.map(({ date, rule, period }, index) => ({
    date,
    text: `${rule.title}: ${period}`,
    source: dates.findIndex((due) => due.rule === rule) === index ? rule.source.href : undefined,
  }))

test.each<[string, Audience[]]>([
  ['for=employer,sales', ['employer', 'sales']],
  ['for=sales%2Cemployer', ['employer', 'sales']],
  // A browser without JavaScript repeats the `for` parameter for each selected audience.
  ['for=employer&for=sales', ['employer', 'sales']],
  ['for=corporation,nobody', ['corporation']],
  [`for=${AUDIENCES.map(({ id }) => id).join()}`, AUDIENCES.map(({ id }) => id)],
  ['for=', []],
])('the due dates page with ?%s shows 12 months of due dates for the selected audiences', async (query, audiences) => {
  const location = (await fetchSite(`${HOST}${PATH}?${query}`)).headers.get('location')
  const { status, ticked, entries } = await read(location ? new URL(location, HOST).search : `?${query}`)
  expect([status, ticked]).toEqual([200, audiences])
  expect(entries).toEqual(asShown(ofYear(audiences)))
})

test('the Ohio tax page shows the next three due dates for all audiences', async () => {
  const { entries, pages } = await readDueDates(`${HOST}/resources/ohio-business-taxes`)
  expect(entries).toEqual(asShown([...nextDates(ofYear(), 3)]))
  expect(pages).toContain(PATH)
})

test('the due dates page shows the original date of a due date that was moved from a weekend', async () => {
  expect((await read('?for=cat,school-district')).moved).toEqual([])
  expect((await read('?for=sales')).moved).toEqual([
    'moved from Sat, Jan 23',
    'moved from Sun, May 23',
    'moved from Sat, Oct 23',
  ])
})

test('the due dates page links to a calendar file for the selected audiences', async () => {
  const calendar = `${CALENDAR}?for=employer,sales`
  expect((await read('?for=sales,employer')).calendars).toEqual([`webcal://payroll.example${calendar}`, calendar])
})

async function readSlip() {
  const html = await (await fetchSite(`${HOST}${PATH}?for=employer`)).text()
  const slip = html.match(/<section class="slip[\s\S]*?<\/section>/)?.[0] ?? ''
  const text = (part = '') => part.replace(/<[^>]*>/g, '')
  const lines = [...slip.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt><dd[^>]*>([\s\S]*?)<\/dd>/g)]
  return {
    figure: text(slip.match(/<p class="slip-figure[\s\S]*?<\/p>/)?.[0]),
    lines: lines.map(([, duty, day]) => `${text(day)}: ${text(duty)}`),
  }
}

const WITHHOLDING = 'Ohio and school district withholding (IT 501, SD 101), monthly'

test.each([
  ['2026-11-21T12:00:00Z', 'Due next Tue, Dec 15 in 24 days'],
  ['2026-12-14T12:00:00Z', 'Due next Tue, Dec 15 tomorrow'],
  ['2026-12-16T04:59:00Z', 'Due next Tue, Dec 15 today'],
  ['2026-12-16T05:00:00Z', 'Due next Fri, Jan 15 in 30 days'],
])('at %s, the summary panel on the due dates page shows "%s"', async (now, figure) => {
  vi.setSystemTime(now)
  const slip = await readSlip()
  expect([slip.figure, slip.lines.length]).toEqual([`${figure}: ${WITHHOLDING}`, 3])
  if (now.startsWith('2026-11'))
    expect(slip.lines).toEqual([
      `Fri, Jan 15: ${WITHHOLDING}`,
      'Mon, Feb 1: Forms W-2 and W-3, and\u00a010\u00a0more',
      `Tue, Feb 16: ${WITHHOLDING}`,
    ])
})

const calendar = async (query = '') => (await fetchSite(`${HOST}${CALENDAR}${query}`)).text()
const unfold = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')

test.each([
  ...AUDIENCES.map(({ id }) => [`?for=${id}`, id]),
  ...['?for=employer,sales', '?for=sales&for=employer', '?for=employer%2Csales,unknown'].map((query) => [
    query,
    'employer,sales',
  ]),
  ...['', '?for=', '?for=unknown', '?for=%0D%0AX-EVIL:1'].map((query) => [query, '']),
])(
  'the calendar file for "%s" contains the due dates for the audiences "%s" (empty: all)',
  async (query, audiences) => {
    const all = dueDates({ from: '2026-01-01', to: '2028-01-31', for: readAudiences(audiences) })
    const uids = [...unfold(await calendar(query)).matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid)
    expect(uids).toEqual(all.map(({ id }) => `${id}@payroll.example`))
  },
)

test("a request with the calendar file's ETag gets a 304 until the end of the year", async () => {
  const etag = `${(await fetchSite(CALENDAR)).headers.get('etag')}`
  const again = async (path = CALENDAR, method = 'GET') => {
    const response = await fetchSite(path, { method, headers: { 'if-none-match': etag } })
    return [response.status, (await response.text()).length > 0]
  }
  vi.setSystemTime('2026-12-31T12:00:00Z')
  expect([await again(), await again(CALENDAR, 'HEAD')]).toEqual([
    [304, false],
    [304, false],
  ])
  const { headers } = await fetchSite(CALENDAR, { headers: { 'if-none-match': etag } })
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([etag, 'public, max-age=3600'])
  expect(await again(`${CALENDAR}?for=sales`)).toEqual([200, true])
  vi.setSystemTime('2027-01-01T12:00:00Z')
  expect(await again()).toEqual([200, true])
})

test.each(BRAND_IDS)("the %s calendar file contains the brand's own name and URL", async (id) => {
  const { domain, domainValue = '', name } = getBrand(id)
  const own = await (await fetchSite(`https://${domain}${CALENDAR}`)).text()
  expect(await (await fetchSite(`https://unknown.example${CALENDAR}?domain=${domainValue}`)).text()).toBe(own)
  expect(unfold(own)).toContain(`\nX-WR-CALNAME:${name} tax due dates\n`)
  expect(unfold(own)).toContain(`\nURL:https://${domain}/resources/due-dates\n`)
  const others = BRAND_IDS.filter((other) => other !== id).map((other) => getBrand(other))
  expect(others.filter(({ domain, name }) => unfold(own).includes(domain) || unfold(own).includes(name))).toEqual([])
})

/** Pages rendered on VIEW_DATES together list every due date from January 2026 to January 2028. */
const VIEW_DATES = ['2026-01-01', '2026-12-31', '2027-12-31']

test.each(Object.entries(KNOWN_DATES))('the calendar file lists all published due dates for %s', async (id, known) => {
  const title = DUE_DATE_RULES.find((rule) => rule.id === id)?.title
  const onPage = new Set<string>()
  for (const day of VIEW_DATES) {
    vi.setSystemTime(`${day}T17:00:00Z`)
    for (const { date, text } of (await read('')).entries) if (text.startsWith(`${title}: `)) onPage.add(date)
  }
  expect([...onPage].filter((date) => date < '2028-02')).toEqual(known)

  vi.setSystemTime('2026-06-01T12:00:00Z')
  const inCalendar = new ICAL.Component(ICAL.parse(await calendar()))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .filter(({ summary }) => summary.startsWith(`${title}: `))
  expect(inCalendar.map(({ startDate }) => startDate.toString())).toEqual(known)
})
