import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { offeredDays } from '#shared/appointment.ts'
import {
  addConfirmed,
  addLink,
  addRequest,
  appointmentOf,
  hoursAhead,
  queuedMails,
  stored,
} from '#test/helpers/worker/appointment-links.ts'
import { uuid } from '#test/helpers/worker/lead-parts.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { DB } from '#test/helpers/worker/storage.ts'
import { newToken } from '#worker/appointments/links.ts'

setUpSite()

const pathOf = (token: string) => `/appointment/${token}`
const LINK_SUFFIXES = ['', '/invitation.ics', '/cancel', '/another-time', '/nowhere', '?done=canceled', '?token=x', '/']

function post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return fetchSite(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

const openDay = () => `${offeredDays(new Date().toISOString()).at(7)}`

function expectPrivate({ headers }: Response) {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  expect([headers.get('server-timing'), headers.get('etag'), headers.get('set-cookie')]).toEqual([null, null, null])
}

test.each(brands)('the appointment page on $domain loads no script files', async ({ id: brand, domain }) => {
  newIsolate({ GTM_ID: 'GTM-ABC123', CHAT_APP_ID: 'chatapp1', PAGE_CACHE: 'on' })
  await addConfirmed(1, { brand })
  const token = await addLink(1)
  const response = await fetchSite(`https://${domain}${pathOf(token)}`)
  expect(response.status).toBe(200)
  expectPrivate(response)
  const html = await response.text()
  expect(html).toContain(`data-brand="${brand}"`)
  expect(html).toMatch(/<main[\s\S]*to [^<]* Eastern<\/time>[\s\S]*<\/main>/)
  expect(html).toContain('<footer')
  for (const form of ['cancel', 'another-time']) expect(html).toContain(`action="${pathOf(token)}/${form}"`)
  // A random appointment token could contain a forbidden string, for example "TSR".
  expect(html.replaceAll(token, '')).not.toMatch(/<script[^>]+src=|modulepreload|TSR|GTM-ABC123|chatapp1|<noscript/)
  expect(html.split(token).length - 1).toBe(3)
  await post(`https://${domain}${pathOf(token)}/cancel`)
  expect(await (await fetchSite(`https://${domain}${pathOf(token)}`)).text()).toContain('is canceled')
})

test('a GET or HEAD request for an appointment link or its subpath changes no data in D1', async () => {
  await addConfirmed(1)
  const token = await addLink(1)
  const before = await stored()
  for (const part of LINK_SUFFIXES)
    for (const method of ['GET', 'HEAD']) {
      const response = await fetchSite(`${pathOf(token)}${part}`, { method })
      expect([part, method, response.status < 400 || part === '/nowhere']).toEqual([part, method, true])
      expectPrivate(response)
    }
  expect(await stored()).toEqual(before)
})

test("a visitor's second cancellation of the same appointment gets a 409", async () => {
  await addConfirmed(1)
  await DB.exec('UPDATE mails SET attempts = 1')
  const token = await addLink(1)
  const answers = await Promise.all([1, 2].map(() => post(`${pathOf(token)}/cancel`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(answers.map(({ headers }) => headers.get('location')).filter(Boolean)).toEqual([pathOf(token)])
  for (const answer of answers) expectPrivate(answer)
  const canceled = { state: 'canceled', sequence: 1, list: 'closed', closed_as: 'canceled' }
  expect(await appointmentOf(1)).toMatchObject(canceled)
  expect((await queuedMails()).slice(-3)).toEqual([
    ...['visitor canceled', 'colleague canceled-by-visitor', 'office canceled-by-visitor'],
  ])
  const before = await stored()
  expect(before[3]?.at(-1)).toMatchObject({ who: 'visitor', action: 'canceled-by-visitor' })
  for (const form of ['cancel', 'another-time']) {
    const again = await post(`${pathOf(token)}/${form}`)
    expect([form, again.status, (await again.text()).includes('is canceled')]).toEqual([form, 409, true])
  }
  expect(await stored()).toEqual(before)
})

test.each([
  ['preferred times', { day1: openDay(), part1: 'morning', day2: '', part2: 'morning' }, `${openDay()} morning`],
  ['no preferred times', {}, ''],
])('an appointment stays confirmed after the visitor asks for another time with %s', async (_, fields, detail) => {
  await addConfirmed(1)
  const token = await addLink(1)
  const answers = await Promise.all([1, 2].map(() => post(`${pathOf(token)}/another-time`, fields)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(await appointmentOf(1)).toMatchObject({ state: 'confirmed', sequence: 0, list: 'open' })
  expect((await queuedMails()).slice(-2)).toEqual(['colleague change-asked', 'office change-asked'])
  expect(await (await fetchSite(pathOf(token))).text()).toContain('You asked for another time')
  const { results } = await DB.prepare(`SELECT detail FROM lead_events WHERE action = 'asked-another-time'`).all()
  expect(results).toEqual([{ detail }])
})

test("a visitor's request for another appointment time gets a 400 if it lists four preferred times", async () => {
  await addConfirmed(1)
  const token = await addLink(1)
  const before = await stored()
  const response = await post(`${pathOf(token)}/another-time`, { day4: openDay(), part4: 'morning' })
  expect(response.status).toBe(400)
  expectPrivate(response)
  expect(await response.text()).toContain('aria-invalid="true"')
  expect(await stored()).toEqual(before)
})

test('appointment links that are forged, truncated, expired or for another brand all get the same 404', async () => {
  await addConfirmed(1)
  await addConfirmed(2, { startsAt: hoursAhead(200), brand: 'payroll' })
  await addConfirmed(3, { startsAt: hoursAhead(300) })
  await addConfirmed(4, { startsAt: hoursAhead(400) })
  await addRequest(5)
  const [good, foreign, expired, erased, requested] = await Promise.all([1, 2, 3, 4, 5].map(addLink))
  await DB.prepare('UPDATE appointments SET starts_at = ?, ends_at = ? WHERE lead = ?')
    .bind('2026-01-01T15:00:00.000Z', '2026-01-01T16:00:00.000Z', uuid(3))
    .run()
  await DB.prepare('DELETE FROM leads WHERE id = ?').bind(uuid(4)).run()
  const tokens = [
    newToken(),
    `${good}`.slice(1),
    `${good}A`,
    `${good}`.toLowerCase(),
    foreign,
    expired,
    erased,
    requested,
    '%00',
    "'",
  ]
  const before = await stored()
  const bodies = new Set<string>()
  for (const token of tokens)
    for (const [path, method] of [
      ['', 'GET'],
      ['/invitation.ics', 'GET'],
      ['/cancel', 'POST'],
      ['/another-time', 'POST'],
    ]) {
      const response = await fetchSite(`${pathOf(encodeURIComponent(`${token}`))}${path}`, { method })
      expect([token, path, response.status]).toEqual([token, path, 404])
      expectPrivate(response)
      bodies.add(await response.text())
    }
  expect(bodies.size).toBe(1)
  const [body = ''] = bodies
  expect(body).toContain('(740) 555-0')
  expect(body).not.toMatch(/Visitor|Payroll<\/dd>|Eastern<\/time>/)
  expect(await stored()).toEqual(before)
})

test('a form on the appointment page gets a 403 if it is submitted from another site', async () => {
  await addConfirmed(1)
  const token = await addLink(1)
  const before = await stored()
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }] as Record<
    string,
    string
  >[])
    for (const form of ['cancel', 'another-time']) {
      const response = await post(`${pathOf(token)}/${form}`, {}, headers)
      expect([form, response.status]).toEqual([form, 403])
      expectPrivate(response)
    }
  expect(await stored()).toEqual(before)
  // The referrer policy of appointment pages makes browsers send `Origin: null` with forms.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await post(`${pathOf(token)}/cancel`, {}, own)).status).toBe(303)
})

test.each([
  ['POST', '', 'GET, HEAD'],
  ['POST', '/nowhere', 'GET, HEAD'],
  ['POST', '/invitation.ics', 'GET, HEAD'],
  ['PUT', '', 'GET, HEAD'],
  ['DELETE', '/cancel', 'GET, HEAD, POST'],
  ['PUT', '/another-time', 'GET, HEAD, POST'],
])('a %s to the subpath "%s" under an appointment link gets a 405 with Allow: %s', async (method, path, allowed) => {
  await addConfirmed(1)
  const token = await addLink(1)
  const before = await stored()
  const response = await fetchSite(`${pathOf(token)}${path}`, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
  expectPrivate(response)
  expect(await stored()).toEqual(before)
})

test('the calendar file for an appointment link has METHOD:CANCEL after the appointment is canceled', async () => {
  await addConfirmed(1)
  const token = await addLink(1)
  const response = await fetchSite(`${pathOf(token)}/invitation.ics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const file = await response.text()
  for (const line of ['METHOD:REQUEST', `UID:${uuid(1)}@dresdentax.example`, 'SEQUENCE:0', 'STATUS:CONFIRMED'])
    expect(file).toContain(`${line}\r\n`)
  expect(file).not.toContain('ana@firm.test')
  await post(`${pathOf(token)}/cancel`)
  const canceled = await (await fetchSite(`${pathOf(token)}/invitation.ics`)).text()
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) expect(canceled).toContain(`${line}\r\n`)
})
