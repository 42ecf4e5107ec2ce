import { beforeEach, expect, test } from 'vitest'
import { db } from '#test/helpers/worker/appointments.ts'
import { lead, leadParts, runSql, START, uuid } from '#test/helpers/worker/lead-parts.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { mailRows } from '#test/helpers/worker/storage.ts'
import { raw } from '#worker/db/database.ts'
import { sendAgain } from '#worker/db/mails.ts'
import { createMailEvents } from '#worker/mail/events.ts'

type KeyPair = Record<'privateKey' | 'publicKey', CryptoKey>

const encoder = new TextEncoder()
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const newPair = () => crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']) as Promise<KeyPair>

const ours = await newPair()
const publicKey = base64((await crypto.subtle.exportKey('spki', ours.publicKey)) as ArrayBuffer)

const SECOND = 1000
const seconds = (ms: number) => Math.floor(ms / SECOND)
const isoOf = (second: number) => new Date(second * SECOND).toISOString()
const SENT = seconds(START)

const MAIL = `${uuid(1)}-office`
const CONFIRMATION = `${uuid(1)}-visitor`

setUpSite()
beforeEach(async () => {
  newIsolate({ MAILCHANNELS_WEBHOOK_KEY: publicKey })
  await leadParts().store.add(lead(1))
  await runSql(`UPDATE mails SET state = 'accepted', attempts = 1, sent_at = created_at, next_attempt_at = NULL`)
})

const mail = async (id = MAIL) => (await mailRows()).find((row) => row.id === id)

function event(kind: string, more: object = {}) {
  const addresses = { email: 'website@dresdentax.example', recipients: ['office@dresdentax.example'] }
  const ids = { customer_handle: 'handle', request_id: 'request', campaign_id: MAIL }
  return { ...addresses, ...ids, event: kind, timestamp: SENT + 10, ...more }
}

/** MailChannels signs the digest of a webhook body under RFC 9421. */
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
  const response = await fetchSite('/api/mail/events', { method: 'POST', headers: await signed(body), body })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
}

const unchanged = { state: 'accepted', delivery: null }

const older = { timestamp: SENT + 9 }
const newer = { timestamp: SENT + 11 }

test.each<[string, object[][], object]>([
  ['a delivered event', [[event('delivered')]], { state: 'accepted', delivery: 'delivered' }],
  ['an older event in a later batch', [[event('delivered')], [event('dropped', older)]], { delivery: 'delivered' }],
  ['an older event in the same batch', [[event('dropped'), event('delivered', older)]], { delivery: 'dropped' }],
  ['a newer event', [[event('dropped')], [event('delivered', newer)]], { state: 'accepted', last_error: null }],
  ['an event of another kind', [[event('soft-bounced')]], unchanged],
  ['an event for another email about the lead', [[event('dropped', { campaign_id: CONFIRMATION })]], unchanged],
  ['an event without a campaign', [[event('dropped', { campaign_id: undefined })]], unchanged],
  ['an event about an unknown email', [[event('dropped', { campaign_id: 'unknown-1' })]], unchanged],
  ['an event with a malformed time', [[event('dropped', { timestamp: 'now' })]], unchanged],
])("after %s, an email's row contains only the newest relevant delivery event", async (_what, batches, row) => {
  for (const events of batches) await sendEvents(...events)
  expect(await mail()).toMatchObject(row)
})

const delivered = { state: 'accepted', delivery: 'delivered', last_error: null, sent_at: isoOf(SENT + 10) }
const bounced = { state: 'failed', delivery: 'bounced', last_error: 'bounced', sent_at: null }
const due = `state = 'due', next_attempt_at = created_at`
const lease_until = '2026-03-02T15:02:00.000Z'
const claimed = `state = 'claimed', lease_until = '${lease_until}'`

test.each<[string, string, string, object]>([
  ['delivered', 'due after an unknown outcome', `${due}, unknowns = 1, last_error = 'timeout'`, delivered],
  ['delivered', 'claimed', claimed, { ...delivered, lease_until }],
  ['delivered', 'unknown', `state = 'unknown', last_error = 'timeout'`, delivered],
  ['delivered', 'about an erased lead', `lead = 'erased', content = '{"a":1}'`, { ...delivered, content: '{}' }],
  ['hard-bounced', 'due', due, bounced],
  ['hard-bounced', 'claimed', claimed, { ...bounced, lease_until }],
  ['hard-bounced', 'withdrawn', `state = 'withdrawn'`, { state: 'withdrawn', delivery: null }],
])('after a %s event from MailChannels, an email that is %s is not sent again', async (kind, _state, set, row) => {
  await runSql(`UPDATE mails SET sent_at = NULL, ${set} WHERE id = '${MAIL}'`)
  await sendEvents(event(kind))
  expect(await mail()).toMatchObject({ ...row, next_attempt_at: null })
  const { sweep, mailer } = leadParts()
  await sweep()
  expect(mailer.sent.map(({ id }) => id)).not.toContain(MAIL)
})

test.each([
  ['hard-bounced', 'bounced', 'mailbox rejected the email'],
  ['dropped', 'dropped', 'email service dropped the email'],
])('a repeated %s event about an email is logged only once', async (kind, delivery, error) => {
  await runSql(`UPDATE mails SET alerted_at = created_at`)
  await sendEvents(event(kind))
  expect(await mail()).toMatchObject({ state: 'failed', delivery, last_error: delivery, alerted_at: null })
  const { sweep, mailer } = leadParts()
  await sweep()
  await sendEvents(event(kind))
  expect(await mail()).toMatchObject({ alerted_at: isoOf(SENT) })
  expect(JSON.stringify(mailer.sent)).toContain(error)
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'mail-failed', mail: MAIL, kind: 'inquiry', lead: uuid(1), brand: 'dresdentax' },
  ])
  expect(logged.join()).not.toContain('dresdentax.example')
})

test('a delivery event with a time in the future is recorded with the current time', async () => {
  let now = Date.now()
  const record = createMailEvents({ db, publicKey, now: () => now })
  const send = async (...events: object[]) => record(JSON.stringify(events), await signed(JSON.stringify(events)))
  expect(await send(event('delivered', { timestamp: seconds(now) + 1_000_000 }))).toBe('recorded')
  expect(await mail()).toMatchObject({ delivery: 'delivered', delivery_at: new Date(now).toISOString() })
  now += 2 * SECOND
  await send(event('hard-bounced', { timestamp: seconds(now) }))
  expect(await mail()).toMatchObject({ state: 'failed', delivery: 'bounced' })
})

test('after staff resend an email, delivery events about the earlier email are ignored', async () => {
  await sendEvents(event('dropped'))
  await db.batch([sendAgain(raw(`kind = 'inquiry'`), isoOf(SENT))])
  const [again] = await mailRows()
  const aboutSecond = event('delivered', { campaign_id: again?.id })
  await sendEvents(event('dropped', { timestamp: SENT + 60 }), aboutSecond)
  expect((await mailRows())[0]).toEqual(again)
  expect(again).toMatchObject({ state: 'due', attempts: 0, delivery: null, last_error: null })
  const { sweep, mailer } = leadParts()
  await sweep()
  expect(mailer.sent).toMatchObject([{ id: again?.id }])
  await sendEvents(event('dropped', { timestamp: SENT + 60 }), aboutSecond)
  expect(await mail(again?.id)).toMatchObject({ state: 'accepted', delivery: 'delivered' })
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
  ['signed with a changed time', async () => changed(await signed(bounce))],
  ['six minutes old', () => signed(bounce, { created: Date.now() - 360 * SECOND })],
  ['six minutes in the future', () => signed(bounce, { created: Date.now() + 360 * SECOND })],
]
test.each(forged)('a batch of delivery events that is %s gets a 401', async (_what, headers) => {
  const before = await mailRows()
  const response = await fetchSite('/api/mail/events', { method: 'POST', headers: await headers(), body: bounce })
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(await mailRows()).toEqual(before)
})

test('a signed request whose delivery events are not a list gets a 400', async () => {
  const body = '{"event":"dropped"}'
  const init = { method: 'POST', headers: await signed(body), body }
  expect((await fetchSite('/api/mail/events', init)).status).toBe(400)
  newIsolate()
  expect((await fetchSite('/api/mail/events', init)).status).toBe(404)
})
