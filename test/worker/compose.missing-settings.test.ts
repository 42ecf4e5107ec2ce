import { beforeEach, expect, test, vi } from 'vitest'
import { loggedSettings, REQUIRED } from '#test/helpers/malformed-settings.ts'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes.ts'
import { onlyInquiryMail } from '#test/helpers/worker/lead-parts.ts'
import { fetchSite, newIsolate, runCron } from '#test/helpers/worker/site.ts'
import { emptyStorage } from '#test/helpers/worker/storage.ts'

const DAY = 24 * 60 * 60 * 1000
const realNow = Date.now
let network: FakeNetwork
let logged: string[]
let clockOffset = 0

beforeEach(async () => {
  network = fakeNetwork()
  logged = []
  // After 10 days, the negative cache entries of earlier tests have expired.
  clockOffset += 10 * DAY
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + clockOffset)
  await emptyStorage()
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

const without = (...names: string[]) => newIsolate(Object.fromEntries(names.map((name) => [name, undefined])) as never)
const send = () =>
  fetchSite('/contact', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ana Pérez', email: 'ana@visitor.test', message: 'Can you help?' }),
  })

test.each(REQUIRED)('pages, the contact form and the health check work without the %s setting', async (name) => {
  without(name)
  const seen = [await fetchSite('/'), await fetchSite('/services'), await send(), await fetchSite('/api/health')]
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 303, 200])
  expect(loggedSettings(logged)).toEqual([name])
})

test('the three-day retry period for an inquiry email does not start while MAILCHANNELS_API_KEY is missing', async () => {
  const noKey = { MAILCHANNELS_API_KEY: undefined }
  without('MAILCHANNELS_API_KEY')
  expect((await send()).status).toBe(303)
  for (let day = 0; day < 5; day++) {
    await runCron('* * * * *', noKey)
    await runCron('0 12 * * *', noKey)
    clockOffset += DAY
  }
  await runCron('* * * * *', noKey)
  expect([await onlyInquiryMail(), network.mails]).toMatchObject([{ state: 'due', attempts: 0 }, []])

  network.mail = () => new Response('', { status: 500 })
  await runCron('* * * * *')
  expect(await onlyInquiryMail()).toMatchObject({ state: 'due', attempts: 1 })
  network.mail = undefined
  clockOffset += DAY
  await runCron('* * * * *')
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted' })
})
