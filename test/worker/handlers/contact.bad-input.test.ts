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

const encoded = (text: string, byte: number) =>
  Uint8Array.from([...text].map((character) => (character === '|' ? byte : character.charCodeAt(0))))

test.each<[string, number, string, string | Uint8Array<ArrayBuffer>]>([
  ['malformed JSON', 400, JSON_TYPE, '{"formData":'],
  ['a number', 400, JSON_TYPE, '42'],
  ['null', 400, JSON_TYPE, 'null'],
  ['an empty body', 400, JSON_TYPE, ''],
  ['formData that is null', 400, JSON_TYPE, '{"formData":null}'],
  ['formData that is an array', 400, JSON_TYPE, '{"formData":[1]}'],
  ['an array 10,000 levels deep', 400, JSON_TYPE, `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['only a name, which is an unpaired surrogate', 400, JSON_TYPE, '{"formData":{"name":"\\ud83d"}}'],
  ['JSON with bytes that are not UTF-8', 400, JSON_TYPE, encoded('{"formData":{"name":"A|na"}}', 0xff)],
  ['JSON of more than 64 kB', 413, JSON_TYPE, `{"formData":{"name":"${'a'.repeat(70_000)}"}}`],
  ['a form of more than 64 kB', 413, FORM_TYPE, `name=${'a'.repeat(70_000)}`],
  ['JSON with another content type', 415, 'application/json-patch+json', JSON.stringify({ formData: valid })],
  ['a body without a content type', 415, '', encoded('a', 0)],
])('%s gets a %i with an error text and is not stored', async (_what, status, type, body) => {
  const response = await send(body, type)
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { success: false, error: expect.any(String), fields: {} },
  ])
  expect([await leads(), network.mails]).toEqual([[], []])
})

const FAILED = 'Failed to submit the form. Please try again later.'

test.each<[string, number, string, string | Uint8Array<ArrayBuffer>, string[]]>([
  [
    'an invalid field',
    400,
    FORM_TYPE,
    `${new URLSearchParams({ ...valid, email: 'nobody', message: 'I <b>typed</b> this' })}`,
    ['Please enter a valid email address', 'value="nobody"', 'I &lt;b&gt;typed&lt;/b&gt; this</textarea>'],
  ],
  ['an escape that is not UTF-8', 400, FORM_TYPE, 'name=Ana%FF&email=a%40b.test', [FAILED, 'value="a@b.test"']],
  ['bytes that are not UTF-8', 400, FORM_TYPE, encoded('name=A|', 0xff), [FAILED]],
  ['more than 64 kB', 413, FORM_TYPE, `name=${'a'.repeat(70_000)}`, [FAILED]],
  ['another content type', 415, 'text/plain', 'name=Ana', [FAILED]],
])(
  'without JavaScript, %s gets the contact page with a %i and the typed values, and is not stored',
  async (_what, status, type, body, texts) => {
    const response = await send(body, type, '/contact')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    for (const text of [...texts, '<form ']) expect(html).toContain(text)
    expect(await leads()).toEqual([])
  },
)

test('a value 10,000 levels deep in an unknown field is ignored', async () => {
  const deep = `${'{"a":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const response = await send(`{"formData":${JSON.stringify({ ...valid }).slice(0, -1)},"extra":${deep}}}`)
  expect(response.status).toBe(200)
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

test.each([
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
