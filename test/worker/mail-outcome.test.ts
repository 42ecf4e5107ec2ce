import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { type FakeNetwork, fakeNetwork } from './fakes'
import { inTime, lead, mailer } from './mail'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => vi.restoreAllMocks())

const notify = (signal = inTime()) => mailer().notify(lead, brands.dresdentax, signal)

test.each([
  ['an answer', Response.json({ request_id: 'r', results: [{ index: 0, message_id: 'm', status: 'sent' }] })],
  ['an answer that says nothing', new Response(null, { status: 202 })],
  ['an answer that is no JSON', new Response('ok')],
])('%s of 2xx: taken', async (_what, answer) => {
  network.mail = () => answer.clone()
  expect(await notify()).toEqual({ outcome: 'taken' })
})

test.each([401, 403, 413, 429, 500, 502, 503])('%i: refused, once, without a word of the service', async (status) => {
  network.mail = () => Response.json({ message: `no such mailbox ${lead.email}` }, { status })
  expect(await notify()).toEqual({ outcome: 'refused', error: `HTTP ${status}` })
  expect(network.requests).toHaveLength(1)
})

test('400: once more at once, without an address for answers, and the mail says that an answer goes elsewhere', async () => {
  const bodies: { reply_to?: object; content: { value: string }[] }[] = []
  network.mail = (_url, init) => {
    const mail = JSON.parse(String(init?.body))
    bodies.push(mail)
    return Response.json({}, { status: mail.reply_to ? 400 : 202 })
  }
  expect(await notify()).toEqual({ outcome: 'taken' })
  expect(bodies.map((mail) => 'reply_to' in mail)).toEqual([true, false])
  const [first, second] = bodies.map(({ content }) => content.map(({ value }) => value).join())
  expect([first, second].map((text) => text?.includes('Your answer goes to the visitor'))).toEqual([true, false])
  expect(second).toContain(lead.email)
})

test('400 without such an address, too: refused, after two attempts', async () => {
  network.mail = () => Response.json({ message: `no such mailbox ${lead.email}` }, { status: 400 })
  expect(await notify()).toEqual({ outcome: 'refused', error: 'HTTP 400' })
  expect(network.requests).toHaveLength(2)
})

test('2xx for a mail that failed: refused', async () => {
  network.mail = () => Response.json({ results: [{ index: 0, status: 'failed', reason: lead.email }] })
  expect(await notify()).toEqual({ outcome: 'refused', error: 'not accepted' })
})

test('a connection that breaks: nobody knows', async () => {
  network.mail = () => Promise.reject(new TypeError('Network connection lost'))
  expect(await notify()).toEqual({ outcome: 'unknown', error: 'no answer' })
})

test('a success whose body breaks off: nobody knows', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  network.mail = () => new Response(body)
  expect(await notify()).toEqual({ outcome: 'unknown', error: 'no answer' })
})

test('no answer until the deadline: nobody knows, and nothing waits any longer', async () => {
  const deadline = new AbortController()
  network.mail = () => {
    deadline.abort()
    return new Promise(() => {})
  }
  expect(await notify(deadline.signal)).toEqual({ outcome: 'unknown', error: 'timeout' })
})

test('an answer after the deadline changes nothing', async () => {
  const deadline = new AbortController()
  const answer = Promise.withResolvers<Response>()
  network.mail = () => {
    deadline.abort()
    return answer.promise
  }
  const outcome = await notify(deadline.signal)
  answer.reject(new Error('reset'))
  await scheduler.wait(10)
  expect(outcome).toEqual({ outcome: 'unknown', error: 'timeout' })
})

test('a deadline that is over already sends nothing', async () => {
  expect(await notify(AbortSignal.abort())).toEqual({ outcome: 'refused', error: 'out of time' })
  expect(network.requests).toEqual([])
})
