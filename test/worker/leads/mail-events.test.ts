import { beforeEach, expect, test, vi } from 'vitest'
import { lead, leadParts, onlyLead, runSql, START, uuid } from '#test/helpers/worker/lead-parts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { DB, emptyStorage } from '#test/helpers/worker/storage'

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
  await runSql('DELETE FROM appointment_mails')
  newIsolate({ MAILCHANNELS_WEBHOOK_KEY })
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
  const { store } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE leads SET state = 'sent', sent_at = created_at, attempts = 1`)
})

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

/** Signs like MailChannels: RFC 9421 over the digest of the body. */
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

async function sendEvents(...events: object[]) {
  const body = JSON.stringify(events)
  return fetchSite('/api/mail/events', { method: 'POST', headers: await signed(body), body })
}

const late = seconds(START) + 20
const created = new Date(START).toISOString()

/** Batches of events, one after the other, and the lead after them. */
test.each<[string, object[][], object]>([
  ['a delivered event', [[event('delivered')]], { state: 'sent', delivery: 'delivered' }],
  [
    'an older event in a later batch',
    [[event('delivered', { timestamp: late })], [event('hard-bounced')]],
    { state: 'sent', delivery: 'delivered' },
  ],
  [
    'an older event in the same batch',
    [[event('dropped', { timestamp: late }), event('delivered', { timestamp: late - 1 })]],
    { state: 'failed', delivery: 'dropped' },
  ],
  ['an event of another kind', [[event('soft-bounced')]], { state: 'sent', delivery: null }],
  [
    'an event about a confirmation',
    [[event('hard-bounced', { campaign_id: `visitor-${uuid(1)}` })]],
    { state: 'sent', delivery: null },
  ],
  ['an event without a campaign', [[event('dropped', { campaign_id: undefined })]], { state: 'sent', delivery: null }],
  ['an event about an unknown lead', [[event('dropped', { campaign_id: uuid(2) })]], { state: 'sent', delivery: null }],
  ['an event with a malformed time', [[event('dropped', { timestamp: 'now' })]], { state: 'sent', delivery: null }],
])('after %s, each batch gets a 200, and the newest event that counts is recorded', async (_what, batches, row) => {
  for (const events of batches) {
    const response = await sendEvents(...events)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  }
  expect(await onlyLead()).toMatchObject(row)
})

test.each([
  ['hard-bounced', 'bounced'],
  ['dropped', 'dropped'],
])(
  'after a %s event the lead is failed and %s, and staff get one alert, also if it is repeated',
  async (kind, delivery) => {
    await sendEvents(event(kind))
    expect(await onlyLead()).toMatchObject({ state: 'failed', delivery, last_error: delivery })
    expect(logged.join()).toContain('lead-failed')
    expect(logged.join()).not.toContain('dresdentax.example')
    const { sweep, mailer } = leadParts()
    await sweep()
    await sendEvents(event(kind))
    await sweep()
    expect(mailer.alerts).toMatchObject([{ why: 'failed', leads: [{ id: uuid(1), lastError: delivery }] }])
  },
)

test('a delivered event for an attempt with an unknown outcome prevents the next attempt', async () => {
  await runSql(`UPDATE leads SET state = 'pending', sent_at = NULL, next_attempt_at = created_at, unsure = 1`)
  await sendEvents(event('delivered'))
  expect(await onlyLead()).toMatchObject({ state: 'sent', sent_at: created })
  const { sweep, mailer } = leadParts()
  await sweep()
  expect(mailer.notified).toEqual([])
})

test('after staff send a lead again, events of the first mail are ignored and events of the second count', async () => {
  const resent = seconds(START) + 60
  const released = new Date(resent * SECOND + 400).toISOString()
  await runSql(`UPDATE leads SET state = 'pending', attempts = 0, released_at = '${released}'`)
  // The second mail is not sent yet, so no event can be about it.
  await sendEvents(event('delivered', { timestamp: resent + 5 }))
  await runSql(`UPDATE leads SET attempts = 1`)
  await sendEvents(event('delivered', { timestamp: resent - 1 }))
  expect(await onlyLead()).toMatchObject({ state: 'pending', delivery: null })
  await sendEvents(event('delivered', { timestamp: resent }))
  expect(await onlyLead()).toMatchObject({ state: 'sent', delivery: 'delivered' })
})

const MAIL = `${uuid(7)}-0`
const REMINDER = `${uuid(7)}-reminder`

/** Stores a mail about an appointment of the lead. */
const addMail = (id: string, state: string, unsure = 0) =>
  runSql(`INSERT INTO appointment_mails (id, lead, brand, kind, recipient, content, state, attempts, unsure, created_at,
      next_attempt_at, give_up_at)
    VALUES ('${id}', '${uuid(1)}', 'dresdentax', 'confirmed', 'visitor', '{"a":1}', '${state}', 1, ${unsure}, '', '', '')`)
const mail = (id: string) => DB.prepare('SELECT * FROM appointment_mails WHERE id = ?').bind(id).first()

test.each([
  ['hard-bounced', 'bounced'],
  ['dropped', 'dropped'],
])(
  'after a %s event a sent mail about an appointment is failed and %s, and one line is logged',
  async (kind, delivery) => {
    await addMail(MAIL, 'sent')
    await addMail(REMINDER, 'sent')
    const before = await onlyLead()
    await sendEvents(event(kind, { campaign_id: MAIL }))
    await sendEvents(event(kind, { campaign_id: MAIL }))
    expect(await mail(MAIL)).toMatchObject({ state: 'failed', last_error: delivery, alerted_at: null })
    expect(await mail(REMINDER)).toMatchObject({ state: 'sent' })
    expect(await onlyLead()).toEqual(before)
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'appointment-mail-failed', mail: MAIL, lead: uuid(1), brand: 'dresdentax' },
    ])
    expect(logged.join()).not.toContain('dresdentax.example')
  },
)

test.each<[string, string, number, string]>([
  ['delivered', 'pending', 1, 'sent'],
  ['delivered', 'pending', 0, 'pending'],
  ['hard-bounced', 'pending', 0, 'pending'],
  ['dropped', 'superseded', 0, 'superseded'],
  ['delivered', 'sending', 1, 'sending'],
  ['dropped', 'failed', 0, 'failed'],
])('a %s event about a mail that is %s, with %i attempts of unknown outcome, makes it %s', async (...row) => {
  const [kind, before, unsure, state] = row
  await addMail(MAIL, before, unsure)
  const unchanged = await mail(MAIL)
  await sendEvents(event(kind, { campaign_id: MAIL }))
  const sent = { state, sent_at: created, next_attempt_at: null, content: '{}' }
  expect(await mail(MAIL)).toMatchObject(state === before ? { ...unchanged } : sent)
})

const bounce = JSON.stringify([event('hard-bounced')])
const changed = (headers: Record<string, string>) => ({
  ...headers,
  'signature-input': `${headers['signature-input']}`.replace(/created=\d+/, 'created=1'),
})
const forged: [string, () => Promise<Record<string, string>>][] = [
  ['unsigned', async () => ({ 'content-type': 'application/json' })],
  ['signed with another key', async () => signed(bounce, { pair: await newPair() })],
  ['signed for another body', () => signed(`${bounce} `)],
  ['signed for another time', async () => changed(await signed(bounce))],
  ['six minutes old', () => signed(bounce, { created: Date.now() - 360 * SECOND })],
  ['six minutes ahead', () => signed(bounce, { created: Date.now() + 360 * SECOND })],
]
test.each(forged)('a batch that is %s gets a 401 and changes nothing', async (_what, headers) => {
  const before = await onlyLead()
  const response = await fetchSite('/api/mail/events', { method: 'POST', headers: await headers(), body: bounce })
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await onlyLead()).toEqual(before)
})

test('a signed body that is not a list of events gets a 400, and without MAILCHANNELS_WEBHOOK_KEY there is a 404', async () => {
  const body = '{"event":"dropped"}'
  const init = { method: 'POST', headers: await signed(body), body }
  expect((await fetchSite('/api/mail/events', init)).status).toBe(400)
  newIsolate()
  expect((await sendEvents(event('dropped'))).status).toBe(404)
})
