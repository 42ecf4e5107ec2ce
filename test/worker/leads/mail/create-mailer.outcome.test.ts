import { beforeEach, expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer } from '#test/helpers/worker/mail'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const notify = (signal = new AbortController().signal) => newMailer().notify(dueLead, getBrand('dresdentax'), signal)

test.each([
  ['lists a sent result', Response.json({ request_id: 'r', results: [{ index: 0, message_id: 'm', status: 'sent' }] })],
  ['has no body', new Response(null, { status: 202 })],
  ['is not JSON', new Response('ok')],
])('a 2xx response that %s means the mail is accepted', async (_what, response) => {
  network.mail = () => response.clone()
  expect(await notify()).toEqual({ outcome: 'accepted' })
})

test.each([401, 429, 503])('a %i means rejected, after one request, without MailChannels’ own text', async (status) => {
  network.mail = () => Response.json({ message: `no such mailbox ${dueLead.email}` }, { status })
  expect(await notify()).toEqual({ outcome: 'rejected', error: `HTTP ${status}` })
  expect(network.requests).toHaveLength(1)
})

test('after a 400 the mail is sent again without Reply-To, and its text says that a reply does not reach the visitor', async () => {
  const bodies: { reply_to?: object; content: { value: string }[] }[] = []
  network.mail = (_url, init) => {
    const mail = JSON.parse(String(init?.body))
    bodies.push(mail)
    return Response.json({}, { status: mail.reply_to ? 400 : 202 })
  }
  expect(await notify()).toEqual({ outcome: 'accepted' })
  expect(bodies.map((mail) => 'reply_to' in mail)).toEqual([true, false])
  const [first, second] = bodies.map(({ content }) => content.map(({ value }) => value).join())
  expect([first, second].map((text) => text?.includes('reply to this mail goes to the visitor'))).toEqual([true, false])
  expect(second).toContain(dueLead.email)
})

test('a 400 with and without Reply-To means rejected, after two requests', async () => {
  network.mail = () => Response.json({ message: `no such mailbox ${dueLead.email}` }, { status: 400 })
  expect(await notify()).toEqual({ outcome: 'rejected', error: 'HTTP 400' })
  expect(network.requests).toHaveLength(2)
})

test('a 400 after the deadline is not followed by a second request', async () => {
  const deadline = new AbortController()
  network.mail = () => {
    deadline.abort()
    return new Response('', { status: 400 })
  }
  expect(await notify(deadline.signal)).toEqual({ outcome: 'rejected', error: 'HTTP 400' })
  expect(network.requests).toHaveLength(1)
})

test('a 2xx response that lists a failed result means rejected', async () => {
  network.mail = () => Response.json({ results: [{ index: 0, status: 'failed', reason: dueLead.email }] })
  expect(await notify()).toEqual({ outcome: 'rejected', error: 'not accepted' })
})

test('after a lost connection the outcome is unknown', async () => {
  network.mail = () => Promise.reject(new TypeError('Network connection lost'))
  expect(await notify()).toEqual({ outcome: 'unknown', error: 'no response' })
})

test('after a 2xx response with an incomplete body the outcome is unknown', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  network.mail = () => new Response(body)
  expect(await notify()).toEqual({ outcome: 'unknown', error: 'no response' })
})
