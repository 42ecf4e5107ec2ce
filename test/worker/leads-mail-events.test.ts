import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lead, leadParts, START, sql, theLead, uuid } from './lead-parts'
import { ask, newIsolate } from './site'
import { emptyStorage } from './storage'

interface KeyPair {
  privateKey: CryptoKey
  publicKey: CryptoKey
}

const encoder = new TextEncoder()
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const newPair = () => crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']) as Promise<KeyPair>

const ours = await newPair()
const MAILCHANNELS_WEBHOOK_KEY = base64((await crypto.subtle.exportKey('spki', ours.publicKey)) as ArrayBuffer)

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  newIsolate({ MAILCHANNELS_WEBHOOK_KEY })
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  const { store } = leadParts()
  await store.add(lead(1))
  await sql(`UPDATE leads SET state = 'sent', sent_at = created_at, attempts = 1`)
})
afterEach(() => vi.restoreAllMocks())

const SECOND = 1000
const seconds = (ms: number) => Math.floor(ms / SECOND)

function event(kind: string, more: object = {}) {
  return {
    email: 'website@dresdentax.example',
    customer_handle: 'handle',
    timestamp: seconds(START),
    event: kind,
    request_id: 'request',
    campaign_id: uuid(1),
    recipients: ['office@dresdentax.example'],
    ...more,
  }
}

/** As MailChannels signs: RFC 9421 over the digest of the body. */
async function signed(body: string, { created = Date.now(), pair = ours } = {}): Promise<Record<string, string>> {
  const digest = `sha-256=:${base64(await crypto.subtle.digest('SHA-256', encoder.encode(body)))}:`
  const params = `("content-digest");created=${seconds(created)};alg="ed25519";keyid="mckey"`
  const text = `"content-digest": ${digest}\n"@signature-params": ${params}`
  const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, encoder.encode(text))
  return {
    'content-type': 'application/json',
    'content-digest': digest,
    'signature-input': `sig_1=${params}`,
    signature: `sig_1=:${base64(signature)}:`,
  }
}

async function tell(...events: object[]) {
  const body = JSON.stringify(events)
  return ask('/api/mail/events', { method: 'POST', headers: await signed(body), body })
}

test('a delivered mail is on record as such', async () => {
  const answer = await tell(event('delivered'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await theLead()).toMatchObject({ state: 'sent', delivery: 'delivered' })
})

test.each([
  ['hard-bounced', 'bounced'],
  ['dropped', 'dropped'],
])('a mail that is %s makes its lead fail, and staff are alerted once', async (kind, delivery) => {
  await tell(event(kind))
  expect(await theLead()).toMatchObject({ state: 'failed', delivery, last_error: delivery })
  expect(logged.join()).toContain('lead-failed')
  expect(logged.join()).not.toContain('dresdentax.example')
  const { sweep, mailer } = leadParts()
  await sweep()
  await sweep()
  expect(mailer.alerts).toMatchObject([{ why: 'failed', leads: [{ id: uuid(1), lastError: delivery }] }])
})

test('the newest word counts, in whichever order they come, in one batch or in several', async () => {
  await tell(event('delivered', { timestamp: seconds(START) + 10 }))
  await tell(event('hard-bounced'))
  expect(await theLead()).toMatchObject({ state: 'sent', delivery: 'delivered' })
  const late = seconds(START) + 20
  await tell(event('dropped', { timestamp: late }), event('delivered', { timestamp: late - 1 }))
  expect(await theLead()).toMatchObject({ state: 'failed', delivery: 'dropped' })
})

test('the same word again is no second alert', async () => {
  await tell(event('dropped'))
  await leadParts().sweep()
  await tell(event('dropped'))
  const { sweep, mailer } = leadParts()
  await sweep()
  expect(mailer.alerts).toEqual([])
})

test('a mail nobody was sure of that turns out delivered is not sent again', async () => {
  await sql(`UPDATE leads SET state = 'pending', sent_at = NULL, next_attempt_at = created_at, unsure = 1`)
  await tell(event('delivered'))
  expect(await theLead()).toMatchObject({ state: 'sent', sent_at: new Date(START).toISOString() })
  const { sweep, mailer } = leadParts()
  await sweep()
  expect(mailer.notified).toEqual([])
})

test('a late word on the first mail does not stop what staff have sent again, a word on the second counts', async () => {
  const resent = seconds(START) + 60
  await sql(
    `UPDATE leads SET state = 'pending', attempts = 0, released_at = '${new Date(resent * SECOND + 400).toISOString()}'`,
  )
  // Of a mail that is under way again nothing can be known yet, whatever the time.
  await tell(event('delivered', { timestamp: resent + 5 }))
  expect(await theLead()).toMatchObject({ state: 'pending', delivery: null })
  await sql(`UPDATE leads SET attempts = 1`)
  await tell(event('delivered', { timestamp: resent - 1 }))
  expect(await theLead()).toMatchObject({ state: 'pending', delivery: null })
  await tell(event('delivered', { timestamp: resent }))
  expect(await theLead()).toMatchObject({ state: 'sent', delivery: 'delivered' })
})

test.each([
  ['of another kind', event('soft-bounced')],
  ['of a confirmation', event('hard-bounced', { campaign_id: `visitor-${uuid(1)}` })],
  ['of no campaign', event('dropped', { campaign_id: undefined })],
  ['of another lead', event('dropped', { campaign_id: uuid(2) })],
  ['without a time', event('dropped', { timestamp: 'now' })],
])('an event %s is heard and changes nothing', async (_what, one) => {
  const before = await theLead()
  expect((await tell(one)).status).toBe(200)
  expect(await theLead()).toEqual(before)
})

const bounce = JSON.stringify([event('hard-bounced')])
const forged: [string, () => Promise<Record<string, string>>][] = [
  ['unsigned', async () => ({ 'content-type': 'application/json' })],
  ['signed by another', async () => signed(bounce, { pair: await newPair() })],
  ['signed over another body', () => signed(`${bounce} `)],
  [
    'signed at another time',
    async () => {
      const headers = await signed(bounce)
      return { ...headers, 'signature-input': `${headers['signature-input']}`.replace(/created=\d+/, 'created=1') }
    },
  ],
  ['six minutes late', () => signed(bounce, { created: Date.now() - 360 * SECOND })],
  ['six minutes early', () => signed(bounce, { created: Date.now() + 360 * SECOND })],
]
test.each(forged)('a batch that is %s is refused and changes nothing', async (_what, headers) => {
  const before = await theLead()
  const answer = await ask('/api/mail/events', { method: 'POST', headers: await headers(), body: bounce })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await theLead()).toEqual(before)
})

test('what is signed but no list of events is told so', async () => {
  const body = '{"event":"dropped"}'
  const answer = await ask('/api/mail/events', { method: 'POST', headers: await signed(body), body })
  expect(answer.status).toBe(400)
})

test('without a key there is no such address', async () => {
  newIsolate()
  expect((await tell(event('dropped'))).status).toBe(404)
})
