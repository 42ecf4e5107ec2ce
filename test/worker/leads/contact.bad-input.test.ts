import { expect, test } from 'vitest'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { leads } from '#test/helpers/worker/storage.ts'

const valid = {
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  service: 'Bookkeeping',
  message: 'Can you help?',
}
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

setUpSite()

function send(body: string | Uint8Array<ArrayBuffer>, type = JSON_TYPE, path = '/api/contact') {
  return fetchSite(path, { method: 'POST', headers: { 'content-type': type }, body })
}

const post = (formData: unknown, extra: object = {}) => send(JSON.stringify({ formData, ...extra }))

test.each([
  ['an array', ['ana@visitor.test']],
  ['an object', { toString: 'Ana' }],
  ['a number', 1e308],
  ['true', true],
])('if each hidden parameter is %s, a contact form is stored without the parameters', async (_what, value) => {
  const odd = { formType: value, timestamp: value, domain: value, recipientEmail: value, website: value }
  const rest = { key: value, formToken: value, turnstileToken: value, source: value, domain: value }
  expect((await post({ ...valid, ...odd }, { ...rest, recipientEmail: value })).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, form_type: 'contact', page: '', campaign: '{}', list: 'open' }])
  expect(network.mails).toMatchObject([{ personalizations: [{ to: [{ email: 'office@dresdentax.example' }] }] }])
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
])('a POST request to /api/contact with %s gets a %i', async (_what, status, type, body) => {
  const response = await send(body, type)
  expect([response.status, await response.json()]).toMatchObject([
    status,
    { success: false, error: expect.any(String), fields: {} },
  ])
  expect([await leads(), network.mails]).toEqual([[], []])
})

test('a contact form with several invalid fields gets a 400 with an error for each field', async () => {
  const response = await post({ name: 'A', email: 'nobody', phone: '12', message: '' })
  const body = await response.json<{ error: string; fields: Record<string, string> }>()
  expect([response.status, Object.keys(body.fields)]).toEqual([400, ['name', 'email', 'phone', 'message']])
  expect(body).toMatchObject({ success: false, error: body.fields.name })
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
])('without JavaScript, a contact form with %s gets a %i page', async (_what, status, type, body, texts) => {
  const response = await send(body, type, '/contact')
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  for (const text of [...texts, '<form ']) expect(html).toContain(text)
  expect(await leads()).toEqual([])
})

test('unknown fields in a contact form, such as __proto__ and constructor, are ignored', async () => {
  const fields = JSON.stringify(valid).slice(1, -1)
  const evil = '{"id":"evil","state":"sent","brand":"payroll","isAdmin":true,"name":"Evil"}'
  const deep = `${'{"a":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const body = `{"__proto__":${evil},"constructor":{"prototype":${evil}},"formData":{${fields},"__proto__":${evil},
    "constructor":${evil},"id":"evil","state":"failed","brand":"payroll","attempts":9,"<script>":"x","extra":${deep}}}`
  expect((await send(body)).status).toBe(200)
  expect(await leads()).toMatchObject([{ ...valid, brand: 'dresdentax', list: 'open' }])
  expect(JSON.stringify([await leads(), network.mails])).not.toMatch(/evil/i)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

test('SQL in a contact message is stored as plain text', async () => {
  const message = "\u001b[31m'); DROP TABLE leads; --\0"
  expect((await post({ ...valid, message })).status).toBe(200)
  expect(await leads()).toMatchObject([{ message: "[31m'); DROP TABLE leads; --" }])
})
