import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { ask } from './site'
import { emptyStorage, type LeadRow, leads } from './storage'

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

let network: FakeNetwork
let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  network = fakeNetwork()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

function send(body: string | Uint8Array<ArrayBuffer>, type = JSON_TYPE, path = '/api/contact') {
  return ask(path, { method: 'POST', headers: { 'content-type': type }, body })
}

const post = (formData: unknown, extra: object = {}) => send(JSON.stringify({ formData, ...extra }))

interface Mail {
  from: { email: string }
  reply_to: { email: string; name: string }
  subject: string
  personalizations: { to: { email: string }[] }[]
}

/** What stands in the headers of a mail, where a line feed or a second address would do harm. */
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

/** Whatever was sent: taken and clean everywhere, or refused with a text and stored nowhere. */
async function expectCleanOrRefused(response: Response, allowed: number[] = [200, 400]) {
  expect(allowed).toContain(response.status)
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
  ['NUL', '\0'],
  ['a bell', '\u0007'],
  ['escape', '\u001b[31m'],
  ['delete', '\u007f'],
  ['a C1 control', '\u0085'],
  ['CR LF and a header', '\r\nBcc: evil@outside.test\r\n'],
  ['a bare CR', '\r'],
  ['LF', '\n'],
]
const inEachField = TYPED.flatMap((field) => CHARACTERS.map(([what, text]) => [what, field, text] as const))

test.each(inEachField)('%s in the middle of %s', async (_what, field, text) => {
  const value = valid[field]
  await expectCleanOrRefused(await post({ ...valid, [field]: value.slice(0, 2) + text + value.slice(2) }))
  expect(
    JSON.stringify(network.mails.map(({ personalizations, reply_to }) => [personalizations, reply_to])),
  ).not.toContain('"evil@outside.test"')
})

test.each(inEachField)('without script, %s at the end of %s', async (_what, field, text) => {
  const fields = { ...valid, [field]: valid[field] + text }
  const response = await send(`${new URLSearchParams(fields)}`, FORM_TYPE, '/contact')
  expect([303, 400]).toContain(response.status)
  expect(await leads()).toHaveLength(response.status === 303 ? 1 : 0)
  for (const header of mailHeaders()) expect(header).not.toMatch(/\p{Cc}/u)
})

test('only control characters are nothing at all', async () => {
  const response = await post({ ...valid, name: '\0\u0001', message: '\u0007\r\n\u0000' })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: 'Name is required', fields: { name: 'Name is required', message: 'Message is required' } },
  ])
})

const WRONG: [string, unknown][] = [
  ['a list', ['ana@visitor.test']],
  ['a list of lists', [[['Ana']]]],
  ['an object', { toString: 'Ana' }],
  ['a number', 1e308],
  ['a huge number', 2 ** 70],
  ['true', true],
]

test.each(TYPED.flatMap((field) => WRONG.map(([what, value]) => [what, field, value] as const)))(
  '%s as %s is an error at that field',
  async (_what, field, value) => {
    const response = await post({ ...valid, [field]: value })
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
    expect([await leads(), network.mails]).toEqual([[], []])
  },
)

test.each(WRONG)('%s in place of what nobody types counts as absent', async (_what, value) => {
  const odd = { formType: value, timestamp: value, domain: value, recipientEmail: value, website: value }
  const rest = { key: value, formToken: value, turnstileToken: value, source: value, domain: value }
  expect((await post({ ...valid, ...odd }, { ...rest, recipientEmail: value })).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, form_type: 'contact', page: '', campaign: '{}', state: 'sent' }])
  expect(mailHeaders()).toContain('office@dresdentax.example')
})

test.each<[string, string]>([
  ['a number in place of all', '42'],
  ['a string in place of all', '"name"'],
  ['null', 'null'],
  ['nothing', ''],
  ['formData of null', '{"formData":null}'],
  ['formData as text', '{"formData":"{}"}'],
  ['a list 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['an object 10,000 deep', `{"formData":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['a list that does not end', '['.repeat(60_000)],
  ['a number of 60,000 digits', `{"formData":${'9'.repeat(60_000)}}`],
  ['words after the end', '{"formData":{}} and more'],
  ['two documents', '{"formData":{}}{"formData":{}}'],
  ['comments', '{/* */"formData":{}}'],
  ['half a pair of surrogates as a name, and no more', '{"formData":{"name":"\\ud83d"}}'],
])('%s: 400 with the text of the spec, nothing stored', async (_what, body) => {
  const response = await send(body)
  expect([response.status, await response.json()]).toMatchObject([400, { success: false, error: expect.any(String) }])
  expect([await leads(), network.mails]).toEqual([[], []])
})

test('a tree 10,000 levels deep beside good fields changes nothing', async () => {
  const deep = `${'{"a":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const response = await send(`{"formData":${JSON.stringify({ ...valid }).slice(0, -1)},"extra":${deep}}}`)
  expect(response.status).toBe(200)
  expect(await leads()).toMatchObject([valid])
})

test('half a pair of surrogates in a text is stored as text, or refused', async () => {
  await expectCleanOrRefused(await send(JSON.stringify({ formData: { ...valid, message: 'Hello \ud83d there' } })))
})

test('of a key that comes twice the last counts', async () => {
  const fields = JSON.stringify(valid).slice(1, -1)
  expect((await send(`{"formData":{"name":"First","email":"evil@outside.test",${fields}}}`)).status).toBe(200)
  expect(await leads()).toMatchObject([valid])
  expect(mailHeaders()).not.toContain('evil@outside.test')
})

test('without script too', async () => {
  const body = `name=First&email=evil%40outside.test&${new URLSearchParams(valid)}`
  expect((await send(body, FORM_TYPE, '/contact')).status).toBe(303)
  expect(await leads()).toMatchObject([valid])
})

test('__proto__, constructor and unknown fields are neither stored nor believed', async () => {
  const fields = JSON.stringify(valid).slice(1, -1)
  const evil = '{"id":"evil","state":"sent","brand":"payroll","isAdmin":true,"name":"Evil"}'
  const body = `{"__proto__":${evil},"constructor":{"prototype":${evil}},"formData":{${fields},"__proto__":${evil},
    "constructor":${evil},"id":"evil","state":"failed","brand":"payroll","attempts":9,"<script>":"x"}}`
  expect((await send(body)).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, brand: 'dresdentax', state: 'sent', attempts: 1 }])
  expect(JSON.stringify([await leads(), network.mails])).not.toMatch(/evil/i)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

test('fields that only the prototype has are empty', async () => {
  const response = await send('{"formData":{"__proto__":{"name":"Ana","email":"ana@visitor.test","message":"hello"}}}')
  expect(await response.json()).toMatchObject({ fields: { name: 'Name is required', email: 'Email is required' } })
})

test.each<[string, number[]]>([
  ['an overlong slash', [0xc0, 0xaf]],
  ['half a character', [0xe2, 0x82]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['a byte that is never one', [0xff]],
  ['UTF-16', [0xff, 0xfe, 0x41, 0x00]],
])('%s is no UTF-8: 400, nothing stored', async (_what, bytes) => {
  const [before, after] = JSON.stringify({ formData: { ...valid, name: 'A|na' } }).split('|') as [string, string]
  const encoder = new TextEncoder()
  const body = Uint8Array.from([...encoder.encode(before), ...bytes, ...encoder.encode(after)])
  expect((await send(body)).status).toBe(400)
  expect(await leads()).toEqual([])
})

test('a mark of byte order before good JSON does no harm', async () => {
  expect([200, 400]).toContain((await send(`\ufeff${JSON.stringify({ formData: valid })}`)).status)
})

test.each([
  ['text/plain'],
  ['multipart/form-data; boundary=x'],
  ['application/xml'],
  ['application/json-patch+json'],
  ['APPLICATION'],
])('%s is a type nobody sends: 415', async (type) => {
  const body = JSON.stringify({ formData: valid })
  expect((await send(body, type)).status).toBe(415)
  expect((await send(body, type, '/contact')).status).toBe(415)
  expect(await leads()).toEqual([])
})

test.each([['application/json; charset=utf-8'], ['Application/JSON']])('%s is JSON', async (type) => {
  expect((await send(JSON.stringify({ formData: valid }), type)).status).toBe(200)
})

test.each(['payroll', 'brownco', 'evil', '__proto__', ''])(
  'a domain "%s" that differs from the host changes nothing',
  async (domain) => {
    const recipientEmail = 'evil@outside.test'
    expect((await post({ ...valid, domain, recipientEmail }, { domain, recipientEmail })).status).toBe(200)
    expect(await leads()).toMatchObject([{ brand: 'dresdentax' }])
    expect(mailHeaders()).toEqual(
      expect.arrayContaining(['office@dresdentax.example', 'website@dresdentax.example', 'ana@visitor.test']),
    )
    expect(JSON.stringify(network.mails)).not.toContain('outside.test')
    expect(logged.join()).toContain('contact-brand-differs')
  },
)

test.each([
  ['two addresses', 'ana@visitor.test,evil@outside.test'],
  ['two with a semicolon', 'ana@visitor.test;evil@outside.test'],
  ['a name and an address', 'Ana <evil@outside.test>'],
  ['a quoted part', '"ana\\nBcc: x"@visitor.test'],
  ['a comment', 'ana(evil@outside.test)@visitor.test'],
])('%s is no address to answer to', async (_what, email) => {
  expect((await post({ ...valid, email })).status).toBe(400)
  expect(await leads()).toEqual([])
})

test('a name cannot bring a second address into Reply-To', async () => {
  await post({ ...valid, name: '"Ana" <evil@outside.test>, Bob; x' })
  const [mail] = network.mails as unknown as Mail[]
  expect(mail?.reply_to.email).toBe('ana@visitor.test')
  expect(mail?.reply_to.name).not.toMatch(/["<>,;]/)
})

test.each([
  ['emoji', '👩‍👩‍👧 🎉🎉'],
  ['right to left', 'שלום \u202eevil\u202c مرحبا'],
  ['combining marks', `Z${'\u0351'.repeat(50)}algo`],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['SQL', "'); DROP TABLE leads; --"],
  ['a template', '{{7*7}} <%= 7*7 %>'],
])('%s is stored as typed, and harmless in the mail', async (_what, message) => {
  expect((await post({ ...valid, message })).status).toBe(200)
  expect(await leads()).toMatchObject([{ message }])
  const parts = (network.mails as { content?: { type: string; value: string }[] }[]).flatMap(
    ({ content = [] }) => content,
  )
  const html = parts.find(({ type }) => type === 'text/html')?.value
  expect(html).toContain('</html>')
  expect(html).not.toMatch(/<script|<img src=x/)
})
