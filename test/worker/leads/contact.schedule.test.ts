import { beforeEach, expect, test, vi } from 'vitest'
import { brands, getBrand } from '#brands/index.ts'
import { services } from '#catalog/services/index.ts'
import { offeredDays } from '#shared/appointment.ts'
import { listedIds } from '#shared/brand-services.ts'
import { dayLabel } from '#shared/schedule-texts.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { DB, leads } from '#test/helpers/worker/storage.ts'

setUpSite()

const MONDAY_10_AM_EASTERN = '2026-11-23T15:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MONDAY_10_AM_EASTERN), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const valid = {
  service: 'payroll',
  place: 'dresden',
  day1: '2026-11-30',
  part1: 'morning',
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  message: 'About two employees',
}
const REQUEST = { service: 'payroll', place: 'dresden', wishes: [{ day: '2026-11-30', part: 'morning' }], minutes: 60 }
const KEY = 'b9c1a6e2-0d1f-4a7e-9a55-3f1f0c7a1e11'

function post(fields: object, extra: object = {}, path = '/api/schedule') {
  return fetchSite(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData: { ...valid, ...fields }, ...extra }),
  })
}

function postForm(fields: Record<string, string>, path = '/schedule') {
  return fetchSite(path, { method: 'POST', body: new URLSearchParams({ ...valid, ...fields }) })
}

type RequestRow = Record<string, unknown>

async function requests(): Promise<RequestRow[]> {
  const { results } = await DB.prepare(
    `SELECT appointments.state AS appointment, appointments.requested_at, leads.*
     FROM leads JOIN appointments ON appointments.lead = leads.id ORDER BY leads.rowid`,
  ).all<RequestRow>()
  return results
}

const requestOf = (row: RequestRow | undefined) => JSON.parse(`${row?.request}`)

const mailTexts = () =>
  (network.mails as { content: { value: string }[] }[]).map(({ content }) => `${content[0]?.value}`)

test('a valid appointment request gets a 200 with a reference number', async () => {
  const response = await post(
    { day2: '2026-12-01', part2: 'afternoon', formType: 'home', asked: 'bookkeeping' },
    { key: KEY, source: { page: '/schedule', from: '/services/payroll' } },
  )
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    200,
    'no-store',
    { success: true, message: expect.any(String), reference: expect.stringMatching(/^\d{4}-\d{4}$/) },
  ])
  const [row] = await requests()
  expect(row).toMatchObject({
    ...{ appointment: 'requested', requested_at: '2026-11-23T15:00:00.000Z', created_at: '2026-11-23T15:00:00.000Z' },
    ...{ form_type: 'appointment', list: 'open', page: '/schedule', from_page: '/services/payroll' },
    ...{ service: 'Payroll', topic: 'Payroll', asked_service: '', message: 'About two employees' },
  })
  expect(requestOf(row)).toEqual({
    ...REQUEST,
    wishes: [...REQUEST.wishes, { day: '2026-12-01', part: 'afternoon' }],
  })
  expect(network.mails).toMatchObject([{ subject: expect.stringContaining('Ana Pérez, Payroll [') }])
  const [text = ''] = mailTexts()
  for (const fact of [
    'Location: Our office in Dresden',
    'Choice 1: Monday, November 30, morning',
    'Choice 2: Tuesday, December 1, afternoon',
    'Length: 60 minutes',
    'About two employees',
  ])
    expect(text).toContain(fact)
  const [confirmation] = network.confirmations as { subject: string; content: { value: string }[] }[]
  expect(confirmation?.content[0]?.value).toContain('No time is confirmed yet.')
  expect(JSON.stringify(confirmation)).not.toContain('About two employees')
})

test('two identical appointment requests without idempotency keys are stored as one lead', async () => {
  for (const day1 of ['2026-12-01', '2026-12-02', '2026-12-02']) await postForm({ day1, message: '' })
  expect((await requests()).map((row) => requestOf(row).wishes[0].day)).toEqual(['2026-12-01', '2026-12-02'])
})

test("the brand's appointment length for the requested service is stored with the appointment request", async () => {
  const brand = getBrand('dresdentax')
  const before = brand.meetingMinutes
  brand.meetingMinutes = { payroll: 90 }
  await post({}).finally(() => {
    brand.meetingMinutes = before
  })
  await post({ service: 'bookkeeping' })
  expect((await requests()).map((row) => requestOf(row).minutes)).toEqual([90, 60])
})

test.each<[string, Record<string, string>, string]>([
  ['an unknown place', { place: 'columbus' }, 'place'],
  ['Thanksgiving', { day1: '2026-11-26' }, 'day1'],
  ['two equal preferred times', { day2: '2026-11-30', part2: 'morning' }, 'day2'],
])('an appointment request for %s gets a 400 with a field error', async (_what, fields, field) => {
  const response = await post(fields)
  const body = await response.json<{ error: string; fields: Record<string, string> }>()
  expect([response.status, Object.keys(body.fields)]).toEqual([400, [field]])
  const page = await postForm(fields)
  const html = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'no-store'])
  expect(html).toContain(`id="field-${field}-error"`)
  expect(html).toContain(body.error)
  expect([await leads(), network.mails]).toEqual([[], []])
})

test.each(brands)('a $id service page links to the schedule form with that service preselected', async (brand) => {
  const site = (path: string) => `https://${brand.domain}${path}`
  const ids = (html: string, name: string) => {
    const [, select = ''] = new RegExp(`<select name="${name}"([\\s\\S]*?)</select>`).exec(html) ?? []
    return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, id]) => id)
  }
  const listed = listedIds(brand.services)
  for (const { id, link } of services) {
    const page = await (await fetchSite(site(link))).text()
    const href = `/schedule?service=${id}&amp;from=${encodeURIComponent(link)}`
    // A service page links to the schedule form from the aside, the phone bar and the last section.
    expect([id, page.split(`href="${href}"`).length - 1]).toEqual([id, 3])
    const form = await (await fetchSite(site(href.replaceAll('&amp;', '&')))).text()
    expect(form).toContain(`<option value="${id}" selected="">`)
    expect(form).toContain(`name="from" value="${link}"`)
    expect(ids(form, 'service')).toEqual(['', ...listed, ...(listed.includes(id) ? [] : [id])])
  }
  const html = await (await fetchSite(site('/schedule'))).text()
  expect(ids(html, 'place')).toEqual(['dresden', 'pickerington', 'phone', 'video'])
  const days = offeredDays(MONDAY_10_AM_EASTERN, brand.contact.hours)
  for (const number of [1, 2, 3]) expect(ids(html, `day${number}`)).toEqual(['', ...days])
  expect(html).toContain(dayLabel(`${days[0]}`))
  expect(html).toContain('Times are Eastern.')
  expect(html).not.toContain('name="from"')
})

test('if the database fails, an appointment request is still emailed to staff with the requested times', async () => {
  vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is down')
  })
  expect((await post({})).status).toBe(200)
  expect(mailTexts()[0]).toContain('Choice 1: Monday, November 30, morning')
  expect(logged.join()).not.toMatch(/Ana|visitor\.test|two employees/)
})
