import { beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS } from '#brands/index.ts'
import { COLLEAGUE } from '#test/helpers/access-tokens.ts'
import { db } from '#test/helpers/worker/appointments.ts'
import { openDesk, restartDesk, stubAccess } from '#test/helpers/worker/desk-site.ts'
import { HOUR, MINUTE, runSql } from '#test/helpers/worker/lead-parts.ts'
import type { SentMail } from '#test/helpers/worker/mail.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate, runCron } from '#test/helpers/worker/site.ts'
import { DB, leads, mailRows } from '#test/helpers/worker/storage.ts'
import { readCounts } from '#worker/desk/lists.ts'
import { createHealthCheck, REASONS } from '#worker/leads/health-check.ts'
import { TEST_HEADER } from '#worker/leads/test-inquiry.ts'
import { recordEvents } from '#worker/mail/events.ts'

const DAY = 24 * HOUR
const SETTINGS = { ALERTS_TO: 'alerts@firm.test', MAILCHANNELS_WEBHOOK_KEY: 'QUJD'.repeat(40) }
const SATURDAY_CRON = Date.parse('2026-10-31T12:00:00.000Z')
let now = SATURDAY_CRON
beforeEach(() => {
  now = SATURDAY_CRON
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
setUpSite()

const daily = () => runCron('0 12 * * *', SETTINGS)
const sweep = () => runCron('* * * * *', SETTINGS)

async function deliver() {
  const accepted = (await mailRows()).filter(({ state }) => state === 'accepted')
  const events = accepted.map(({ id }) => ({ event: 'delivered' as const, timestamp: now / 1000, campaign_id: id }))
  await recordEvents(db, events, now)
}

async function reasons(): Promise<string[]> {
  newIsolate(SETTINGS)
  const response = await fetchSite('/api/health')
  return (await response.json<{ reasons: string[] }>()).reasons
}

test('the emails about the daily test inquiries are sent only to the alert address', async () => {
  await daily()
  expect((await leads()).map(({ brand, list }) => [brand, list])).toEqual(BRAND_IDS.map((brand) => [brand, 'test']))
  const mails = network.mails as unknown as SentMail[]
  const recipients = mails.flatMap(({ personalizations }) => personalizations.flatMap(({ to }) => to))
  expect(recipients).toEqual(BRAND_IDS.map(() => ({ email: SETTINGS.ALERTS_TO })))
  expect(network.confirmations).toEqual([])
  expect((await mailRows()).map(({ brand, state }) => [brand, state])).toEqual(BRAND_IDS.map((id) => [id, 'accepted']))
})

test('test inquiries that the daily job replaces are not counted as erased leads', async () => {
  await daily()
  const [first] = await leads()
  now += DAY
  await daily()
  const rows = await leads()
  expect(rows).toHaveLength(BRAND_IDS.length)
  expect(rows.map(({ id }) => id)).not.toContain(first?.id)
  expect(await DB.prepare('SELECT count(*) FROM counted_leads').first('count(*)')).toBe(0)
})

test('an inquiry with an invalid test token is stored as an ordinary inquiry', async () => {
  const formData = { name: 'Ana Brown', email: 'ana@visitor.test', phone: '', service: '', message: 'A question' }
  const headers = { 'content-type': 'application/json', [TEST_HEADER]: crypto.randomUUID() }
  await fetchSite('/api/contact', { method: 'POST', headers, body: JSON.stringify({ formData }) })
  expect(await leads()).toMatchObject([{ name: 'Ana Brown' }])
  expect((await leads())[0]?.list).not.toBe('test')
})

test('the desk never shows a test inquiry, even if its email failed', async () => {
  // The desk checks access tokens against the real time.
  now = Date.parse(new Date().toISOString())
  await daily()
  await runSql("UPDATE mails SET state = 'failed'")
  stubAccess()
  restartDesk()
  const paths = ['/lists/all', '/lists/open', '/lists/failed', '/lists/all?q=test', '/numbers', '/lists/all.csv']
  const texts = await Promise.all(paths.map(async (path) => (await openDesk(path)).text()))
  expect(texts.filter((text) => /Test inquiry|test-inquiry@/.test(text))).toEqual([])
  expect(texts.at(-1)?.trim().split('\n')).toHaveLength(1)
  expect(await readCounts(db, { who: COLLEAGUE, brands: undefined })).toMatchObject({ all: 0, failed: 0 })
})

async function runHour(isDelivered = true) {
  if (isDelivered) await deliver()
  now += HOUR + MINUTE
  await sweep()
}

test('the health check reports no problems during 30 days in which nothing fails', async () => {
  const check = createHealthCheck(db, Date.now, true)
  const found: string[] = []
  for (let day = 0; day < 30; day++) {
    now = SATURDAY_CRON + day * DAY
    await sweep()
    found.push(...(await check()))
    await daily()
    await runHour()
    found.push(...(await check()))
  }
  expect(found).toEqual([])
})

const fail = () => {
  throw new Error('down')
}
const FAULTS: [fault: string, reason: string, day: () => Promise<unknown>][] = [
  [
    'the contact form responds with a 500',
    REASONS.test,
    async () => {
      const digest = vi.spyOn(crypto.subtle, 'digest').mockImplementation(fail)
      await expect(daily()).rejects.toThrow('HTTP 500')
      digest.mockRestore()
    },
  ],
  [
    'D1 is down',
    REASONS.database,
    async () => {
      vi.spyOn(DB, 'prepare').mockImplementation(fail)
      await expect(daily()).rejects.toThrow('down')
    },
  ],
  [
    'the outbox sends no email',
    REASONS.test,
    async () => {
      const noKey = { ...SETTINGS, MAILCHANNELS_API_KEY: undefined }
      await runCron('0 12 * * *', noKey)
      now += HOUR + MINUTE
      await runCron('* * * * *', noKey)
    },
  ],
  [
    'MailChannels refuses the API key',
    REASONS.refused,
    async () => {
      network.mail = () => new Response(null, { status: 401 })
      await daily()
      await runHour()
    },
  ],
  [
    'MailChannels reports no delivery',
    REASONS.test,
    async () => {
      await daily()
      await runHour(false)
    },
  ],
  ['no cron job runs', REASONS.sweep, async () => (now += HOUR)],
  ['only the daily cron job does not run', REASONS.test, runHour],
]

test.each(FAULTS)('on a day when %s, the health check reports "%s"', async (_fault, reason, day) => {
  await daily()
  await runHour()
  expect(await reasons()).toEqual([])
  now = SATURDAY_CRON + DAY
  await day()
  expect(await reasons()).toContain(reason)
})

test('the health check recovers after a test inquiry is delivered late or twice', async () => {
  await daily()
  await runHour(false)
  expect(await reasons()).toEqual([REASONS.test])
  await deliver()
  await deliver()
  expect(await reasons()).toEqual([])
})
