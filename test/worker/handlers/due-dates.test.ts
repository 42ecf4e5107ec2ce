import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { AUDIENCES, readAudiences } from '#tax/due-dates/audience'
import { dueDates } from '#tax/due-dates/due-dates'
import { fetchSite } from '#test/helpers/worker/site'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const CALENDAR = '/due-dates.ics'
const read = async (query = '') => (await fetchSite(`https://payroll.example${CALENDAR}${query}`)).text()
const uids = (calendar: string) => [...unfold(calendar).matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid)
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')
const expected = (query?: string) =>
  dueDates({ from: '2026-01-01', to: '2028-01-31', for: readAudiences(query) }).map(({ id }) => `${id}@payroll.example`)

test.each(AUDIENCES)('the calendar with for=$id contains exactly the due dates for $id', async ({ id }) => {
  expect(uids(await read(`?for=${id}`))).toEqual(expected(id))
})

test('audiences can be comma-separated or repeated, in any order, and unknown ones are ignored', async () => {
  const both = await read('?for=employer,sales')
  expect(uids(both)).toEqual(expected('employer,sales'))
  for (const query of ['?for=sales,employer', '?for=sales&for=employer', '?for=employer%2Csales,unknown'])
    expect([query, await read(query)]).toEqual([query, both])
})

test('without a known audience, the calendar contains all due dates', async () => {
  const all = await read()
  expect(uids(all)).toEqual(expected())
  for (const query of ['?for=', '?for=unknown', '?for=%0D%0AX-EVIL:1']) expect(await read(query)).toBe(all)
})

test('a request with the ETag gets a 304 without a body until the end of the year, and a 200 in the next year', async () => {
  const etag = `${(await fetchSite(CALENDAR)).headers.get('etag')}`
  const again = async (method = 'GET') => {
    const response = await fetchSite(CALENDAR, { method, headers: { 'if-none-match': etag } })
    return [response.status, (await response.text()).length > 0]
  }
  vi.setSystemTime('2026-12-31T12:00:00Z')
  expect([await again(), await again('HEAD')]).toEqual([
    [304, false],
    [304, false],
  ])
  const unchanged = await fetchSite(CALENDAR, { headers: { 'if-none-match': etag } })
  expect([unchanged.headers.get('etag'), unchanged.headers.get('cache-control')]).toEqual([
    etag,
    'public, max-age=3600',
  ])
  expect((await fetchSite(`${CALENDAR}?for=sales`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  vi.setSystemTime('2027-01-01T12:00:00Z')
  expect(await again()).toEqual([200, true])
})

test.each(BRAND_IDS)('%s: the calendar has the brand’s own name, URLs and ids, by host and by ?domain=', async (id) => {
  const { domain, domainValue = '', name } = getBrand(id)
  const own = await (await fetchSite(`https://${domain}${CALENDAR}`)).text()
  const chosen = await (await fetchSite(`https://unknown.example${CALENDAR}?domain=${domainValue}`)).text()
  expect(chosen).toBe(own)
  expect(unfold(own)).toContain(`\nX-WR-CALNAME:${name} tax due dates\n`)
  expect(unfold(own)).toContain(`\nURL:https://${domain}/resources/due-dates\n`)
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => [
    getBrand(other).domain,
    getBrand(other).name,
  ])
  expect(others.filter((word) => unfold(own).includes(word))).toEqual([])
})
