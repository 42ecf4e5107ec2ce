import { expect, test } from 'vitest'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { log, withLogFields } from '#worker/log.ts'

setUpSite()

const lines = () => logged.map((line) => JSON.parse(line))

const submission = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ formData: { name: 'Ana', email: 'ana@visitor.test', message: 'Can you help?' } }),
}

test.each([
  ['content-unavailable', '/blog/never-seen', {}],
  ['error', '/rss.xml', {}],
  ['media-unavailable', '/media/content/images/2026/01/photo.jpg', {}],
  ['contact-from-elsewhere', '/api/contact', { ...submission, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['mail-not-sent', '/api/contact', submission],
])(`the log line "%s" contains the request's id and brand`, async (event, path, init) => {
  newIsolate()
  network.ghost = () => new Response('', { status: 500 })
  network.mail = () => new Response('', { status: 500 })
  const { headers } = await fetchSite(`https://payroll.example${path}`, init)
  const fields = { event, requestId: headers.get('x-request-id'), brand: 'payroll' }
  expect(lines()).toContainEqual(expect.objectContaining(fields))
  for (const line of lines()) expect(line).toMatchObject({ requestId: fields.requestId, brand: 'payroll' })
})

test('each of three concurrent requests logs its own request id', async () => {
  newIsolate()
  network.ghost = () => new Response('', { status: 500 })
  const responses = await Promise.all(
    ['dresdentax', 'brownco', 'payroll'].map((brand) => fetchSite(`https://${brand}.example/blog/only-${brand}`)),
  )
  const idsOf = (brand: string) => new Set(lines().flatMap((line) => (line.brand === brand ? [line.requestId] : [])))
  expect(['dresdentax', 'brownco', 'payroll'].map(idsOf)).toEqual(
    responses.map(({ headers }) => new Set([headers.get('x-request-id')])),
  )
})

test('withLogFields adds fields only to lines that are logged while the callback runs', async () => {
  await withLogFields({ requestId: 'a', brand: 'payroll' }, async () => {
    await withLogFields({ brand: 'brownco', lead: 'b' }, async () => log('inner', { lead: 'c' }))
    log('outer', {})
  })
  log('after', {})
  expect(lines()).toEqual([
    { event: 'inner', requestId: 'a', brand: 'brownco', lead: 'c' },
    { event: 'outer', requestId: 'a', brand: 'payroll' },
    { event: 'after' },
  ])
})

test('no field in a log line contains the token from an appointment link', () => {
  const token = `${'Ab-_'.repeat(10)}Abc`
  const error = new Error(`Cannot read https://payroll.example/appointment/${token}?done=x`, {
    cause: new Error(`POST /Appointment/${token}/cancel`),
  })
  log('error', { path: `/appointment/${token}/invitation.ics`, error, nested: { lines: [`"/appointment/${token}"`] } })
  expect(logged).toHaveLength(1)
  expect(logged[0]).not.toContain('Ab-_')
  expect(lines()).toMatchObject([{ path: '/appointment/…/invitation.ics', nested: { lines: ['"/appointment/…"'] } }])
  for (const path of [`//appointment//${token}`, `/?to=%2Fappointment%2F${token}`, `%2Fappointment%2F${token}`])
    log('error', { path })
  expect(logged.join()).not.toContain('Ab-_')
})

test("no field in a log line contains a URL's query string or fragment", () => {
  const query = 'find=ana%40visitor.test&key=secret'
  const error = new Error(`Cannot read https://ghost.test/posts/?${query}: 500`, {
    cause: new Error(`"GET https://desk.firm.test?${query}" failed`),
  })
  log('error', { path: `/people?${query}`, error, nested: { lines: [`(/people?${query})`, `/people#${query}`] } })
  expect(logged[0]).not.toMatch(/visitor|secret/)
  expect(lines()).toMatchObject([{ path: '/people', error: { message: 'Cannot read https://ghost.test/posts/ 500' } }])
})
