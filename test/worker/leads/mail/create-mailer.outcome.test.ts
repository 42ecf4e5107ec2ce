import { beforeEach, expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer } from '#test/helpers/worker/mail'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const notify = (signal = new AbortController().signal) => newMailer().notify(dueLead, getBrand('dresdentax'), signal)

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
const accepted = { outcome: 'accepted' }
const unknown = { outcome: 'unknown', error: 'no response' }
const refused = (error: string) => ({ outcome: 'rejected', error })
const failed = { index: 0, status: 'failed', reason: dueLead.email }

test.each<[string, () => Response | Promise<Response>, object, number?]>([
  ['a 2xx response with a sent result', () => Response.json({ results: [{ index: 0, status: 'sent' }] }), accepted],
  ['a 2xx response without a body', () => new Response(null, { status: 202 }), accepted],
  ['a 2xx response that is not JSON', () => new Response('ok'), accepted],
  ['a 2xx response with a failed result', () => Response.json({ results: [failed] }), refused('not accepted')],
  ['a 2xx response with an incomplete body', () => new Response(broken()), unknown],
  ['a lost connection', () => Promise.reject(new TypeError('Network connection lost')), unknown],
  // MailChannels' own text may contain an address.
  ...[401, 429, 503].map((status): [string, () => Response, object] => [
    `a ${status}`,
    () => Response.json({ message: `no such mailbox ${dueLead.email}` }, { status }),
    refused(`HTTP ${status}`),
  ]),
  ['a 400 with and without Reply-To', () => Response.json({}, { status: 400 }), refused('HTTP 400'), 2],
])('the outcome of a mail is known or not after %s', async (_what, respond, outcome, requests = 1) => {
  network.mail = respond
  expect(await notify()).toEqual(outcome)
  expect(network.requests).toHaveLength(requests)
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

test('a 400 after the deadline is not followed by a second request', async () => {
  const deadline = new AbortController()
  network.mail = () => {
    deadline.abort()
    return new Response('', { status: 400 })
  }
  expect(await notify(deadline.signal)).toEqual({ outcome: 'rejected', error: 'HTTP 400' })
  expect(network.requests).toHaveLength(1)
})
