import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { AUDIENCES, readAudiences } from '#tax/due-dates/audience'
import { dueDates } from '#tax/due-dates/due-dates'
import { ask } from './site'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const CALENDAR = '/due-dates.ics'
const asked = async (query = '') => (await ask(`https://payroll.example${CALENDAR}${query}`)).text()
const uids = (calendar: string) => [...unfold(calendar).matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid)
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')
const expected = (query?: string) =>
  dueDates({ from: '2026-01-01', to: '2028-01-31', for: readAudiences(query) }).map(({ id }) => `${id}@payroll.example`)

test('it is a calendar, good for an hour', async () => {
  const { status, headers } = await ask(CALENDAR)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'public, max-age=3600',
  ])
})

test.each(AUDIENCES)('for=$id has the dates of those and no others', async ({ id }) => {
  expect(uids(await asked(`?for=${id}`))).toEqual(expected(id))
})

test('several are given with commas or one by one, in any order; who is not known is left out', async () => {
  const both = await asked('?for=employer,sales')
  expect(uids(both)).toEqual(expected('employer,sales'))
  for (const query of ['?for=sales,employer', '?for=sales&for=employer', '?for=employer%2Csales,nobody'])
    expect([query, await asked(query)]).toEqual([query, both])
})

test('without anybody known it has everybody’s dates', async () => {
  const all = await asked()
  expect(uids(all)).toEqual(expected())
  for (const query of ['?for=', '?for=nobody', '?for=%0D%0AX-EVIL:1']) expect(await asked(query)).toBe(all)
})

test('an answer that has not changed is a 304 without a body, days later too, and not in the next year', async () => {
  const etag = `${(await ask(CALENDAR)).headers.get('etag')}`
  const again = async (method = 'GET') => {
    const response = await ask(CALENDAR, { method, headers: { 'if-none-match': etag } })
    return [response.status, (await response.text()).length > 0]
  }
  vi.setSystemTime('2026-12-31T12:00:00Z')
  expect([await again(), await again('HEAD')]).toEqual([
    [304, false],
    [304, false],
  ])
  const unchanged = await ask(CALENDAR, { headers: { 'if-none-match': etag } })
  expect([unchanged.headers.get('etag'), unchanged.headers.get('cache-control')]).toEqual([
    etag,
    'public, max-age=3600',
  ])
  expect((await ask(`${CALENDAR}?for=sales`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  vi.setSystemTime('2027-01-01T12:00:00Z')
  expect(await again()).toEqual([200, true])
})

test('HEAD has the headers and no body; another method is refused', async () => {
  const head = await ask(CALENDAR, { method: 'HEAD' })
  const get = await ask(CALENDAR)
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'content-type', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
  const post = await ask(CALENDAR, { method: 'POST' })
  expect([post.status, post.headers.get('allow')?.includes('GET')]).toEqual([405, true])
})

test.each(BRAND_IDS)('%s: name, addresses and ids are the brand’s own, by host and by ?domain=', async (id) => {
  const { domain, name } = brands[id]
  const own = await (await ask(`https://${domain}${CALENDAR}`)).text()
  const chosen = await (await ask(`https://unknown.example${CALENDAR}?domain=${id}`)).text()
  expect(chosen).toBe(own)
  expect(unfold(own)).toContain(`\nX-WR-CALNAME:${name} tax due dates\n`)
  expect(unfold(own)).toContain(`\nURL:https://${domain}/resources/ohio-business-taxes#due-dates\n`)
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => [
    brands[other].domain,
    brands[other].name,
  ])
  expect(others.filter((word) => unfold(own).includes(word))).toEqual([])
})
