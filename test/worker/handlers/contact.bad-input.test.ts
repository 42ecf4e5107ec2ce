import { expect, test } from 'vitest'
import { network, setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { type LeadRow, leads } from '#test/helpers/worker/storage'

const valid = {
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  service: 'Bookkeeping',
  message: 'Can you help?',
}
const TYPED = ['name', 'email', 'phone', 'service', 'message'] as const
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

setUpSite()

function send(body: string | Uint8Array<ArrayBuffer>, type = JSON_TYPE, path = '/api/contact') {
  return fetchSite(path, { method: 'POST', headers: { 'content-type': type }, body })
}

const post = (formData: unknown, extra: object = {}) => send(JSON.stringify({ formData, ...extra }))

interface Mail {
  from: { email: string }
  reply_to: { email: string; name: string }
  subject: string
  personalizations: { to: { email: string }[] }[]
}

/** The mail headers in which a line feed or a second address would do harm. */
function mailHeaders(): string[] {
  return (network.mails as unknown as Mail[]).flatMap(({ from, reply_to, subject, personalizations }) => [
    from.email,
    reply_to.email,
    reply_to.name,
    subject,
    ...personalizations.flatMap(({ to }) => to.map(({ email }) => email)),
  ])
}

const stored = (row: LeadRow | undefined) => TYPED.map((field) => row?.[field] ?? '')

/** Expects a 200 with clean data in the database and mail, or a 400 with an error text and nothing stored. */
async function expectCleanOrRefused(response: Response) {
  expect([200, 400]).toContain(response.status)
  const body = await response.json<{ success: boolean; error?: string }>()
  expect(body.success).toBe(response.status === 200)
  if (!body.success) expect(body.error).toMatch(/\S/)
  const rows = await leads()
  expect(rows).toHaveLength(body.success ? 1 : 0)
  expect(network.mails).toHaveLength(body.success ? 1 : 0)
  for (const row of rows) expect(stored(row).join('')).not.toMatch(/[^\P{Cc}\t\n]/u)
  for (const header of mailHeaders()) expect(header).not.toMatch(/\p{Cc}/u)
}

const CHARACTERS: [string, string][] = [
  ['a NUL', '\0'],
  ['an escape sequence', '\u001b[31m'],
  ['a C1 control character', '\u0085'],
  ['a line break and a mail header', '\r\nBcc: evil@outside.test\r\n'],
]
const inEachField = TYPED.flatMap((field) => CHARACTERS.map(([what, text]) => [what, field, text] as const))

test.each(inEachField)('%s in the %s field never reaches the database or a mail header', async (_what, field, text) => {
  const value = valid[field]
  await expectCleanOrRefused(await post({ ...valid, [field]: value.slice(0, 2) + text + value.slice(2) }))
  expect(
    JSON.stringify(network.mails.map(({ personalizations, reply_to }) => [personalizations, reply_to])),
  ).not.toContain('"evil@outside.test"')
})

test.each(TYPED)(
  'without JavaScript, a line break and a mail header in the %s field never reach a mail header',
  async (field) => {
    const fields = { ...valid, [field]: `${valid[field]}\r\nBcc: evil@outside.test\r\n` }
    const response = await send(`${new URLSearchParams(fields)}`, FORM_TYPE, '/contact')
    expect([303, 400]).toContain(response.status)
    expect(await leads()).toHaveLength(response.status === 303 ? 1 : 0)
    for (const header of mailHeaders()) expect(header).not.toMatch(/\p{Cc}/u)
  },
)

const WRONG: [string, unknown][] = [
  ['an array', ['ana@visitor.test']],
  ['an object', { toString: 'Ana' }],
  ['a number', 1e308],
  ['true', true],
]

test.each(WRONG)('%s as the value of every hidden parameter is ignored', async (_what, value) => {
  const odd = { formType: value, timestamp: value, domain: value, recipientEmail: value, website: value }
  const rest = { key: value, formToken: value, turnstileToken: value, source: value, domain: value }
  expect((await post({ ...valid, ...odd }, { ...rest, recipientEmail: value })).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, form_type: 'contact', page: '', campaign: '{}', state: 'sent' }])
  expect(mailHeaders()).toContain('office@dresdentax.example')
})

test.each<[string, string]>([
  ['a number', '42'],
  ['null', 'null'],
  ['an empty body', ''],
  ['formData that is null', '{"formData":null}'],
  ['an array 10,000 levels deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['an object 10,000 levels deep', `{"formData":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['only a name, which is an unpaired surrogate', '{"formData":{"name":"\\ud83d"}}'],
])('%s gets a 400 with an error text and is not stored', async (_what, body) => {
  const response = await send(body)
  expect([response.status, await response.json()]).toMatchObject([400, { success: false, error: expect.any(String) }])
  expect([await leads(), network.mails]).toEqual([[], []])
})

test('a value 10,000 levels deep in an unknown field is ignored', async () => {
  const deep = `${'{"a":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const response = await send(`{"formData":${JSON.stringify({ ...valid }).slice(0, -1)},"extra":${deep}}}`)
  expect(response.status).toBe(200)
  expect(await leads()).toMatchObject([valid])
})

test('an unpaired surrogate in the message is stored cleanly or gets a 400', async () => {
  await expectCleanOrRefused(await send(JSON.stringify({ formData: { ...valid, message: 'Hello \ud83d there' } })))
})

test('the last value of a repeated JSON key wins', async () => {
  const fields = JSON.stringify(valid).slice(1, -1)
  expect((await send(`{"formData":{"name":"First","email":"evil@outside.test",${fields}}}`)).status).toBe(200)
  expect(await leads()).toMatchObject([valid])
  expect(mailHeaders()).not.toContain('evil@outside.test')
})

test('without JavaScript, the last value of a repeated field wins', async () => {
  const body = `name=First&email=evil%40outside.test&${new URLSearchParams(valid)}`
  expect((await send(body, FORM_TYPE, '/contact')).status).toBe(303)
  expect(await leads()).toMatchObject([valid])
})

test('__proto__, constructor and unknown fields are ignored', async () => {
  const fields = JSON.stringify(valid).slice(1, -1)
  const evil = '{"id":"evil","state":"sent","brand":"payroll","isAdmin":true,"name":"Evil"}'
  const body = `{"__proto__":${evil},"constructor":{"prototype":${evil}},"formData":{${fields},"__proto__":${evil},
    "constructor":${evil},"id":"evil","state":"failed","brand":"payroll","attempts":9,"<script>":"x"}}`
  expect((await send(body)).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, brand: 'dresdentax', state: 'sent', attempts: 1 }])
  expect(JSON.stringify([await leads(), network.mails])).not.toMatch(/evil/i)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

test('fields that are only on the prototype count as empty', async () => {
  const response = await send('{"formData":{"__proto__":{"name":"Ana","email":"ana@visitor.test","message":"hello"}}}')
  expect(await response.json()).toMatchObject({ fields: { name: 'Name is required', email: 'Email is required' } })
})

test.each([
  ['JSON', () => post({ ...valid, name: '\u200b\u202e\u3164' })],
  [
    'a form sent without JavaScript',
    () => send(`${new URLSearchParams({ ...valid, name: '\u200b\u202e\u3164' })}`, FORM_TYPE, '/contact'),
  ],
])(
  'a name of only invisible characters in %s gets a 400 with "Name is required" and is not stored',
  async (_type, request) => {
    const response = await request()
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Name is required')
    expect(await leads()).toEqual([])
  },
)

test('JSON with bytes that are not UTF-8 gets a 400 and is not stored', async () => {
  const [before, after] = JSON.stringify({ formData: { ...valid, name: 'A|na' } }).split('|') as [string, string]
  const encoder = new TextEncoder()
  const body = Uint8Array.from([...encoder.encode(before), 0xff, ...encoder.encode(after)])
  expect((await send(body)).status).toBe(400)
  expect(await leads()).toEqual([])
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json-patch+json'])(
  'content type %s gets a 415',
  async (type) => {
    const body = JSON.stringify({ formData: valid })
    expect((await send(body, type)).status).toBe(415)
    expect((await send(body, type, '/contact')).status).toBe(415)
    expect(await leads()).toEqual([])
  },
)

test.each(['application/json; charset=utf-8', 'Application/JSON'])(
  'content type %s is accepted as JSON',
  async (type) => {
    expect((await send(JSON.stringify({ formData: valid }), type)).status).toBe(200)
  },
)

test('a name cannot add a second address to Reply-To', async () => {
  await post({ ...valid, name: '"Ana" <evil@outside.test>, Bob; x' })
  const [mail] = network.mails as unknown as Mail[]
  expect(mail?.reply_to.email).toBe('ana@visitor.test')
  expect(mail?.reply_to.name).not.toMatch(/["<>,;]/)
})

test.each([
  ['emoji', '👩‍👩‍👧 🎉🎉'],
  ['right-to-left text', 'שלום \u202eevil\u202c مرحبا'],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['SQL', "'); DROP TABLE leads; --"],
])('%s in the message is stored as typed and escaped in the mail', async (_what, message) => {
  expect((await post({ ...valid, message })).status).toBe(200)
  expect(await leads()).toMatchObject([{ message }])
  const parts = (network.mails as { content?: { type: string; value: string }[] }[]).flatMap(
    ({ content = [] }) => content,
  )
  const html = parts.find(({ type }) => type === 'text/html')?.value
  expect(html).toContain('</html>')
  expect(html).not.toMatch(/<script|<img src=x/)
})
