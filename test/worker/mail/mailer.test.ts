import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import { hangingCall } from '#test/helpers/worker/deadlines.ts'
import { lastMail, newMailer, type SentMail } from '#test/helpers/worker/mail.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import type { Letter } from '#worker/mail/kinds/kind.ts'
import type { MailOptions } from '#worker/mail/mailer.ts'

setUpSite()

const VISITOR = 'ana@visitor.test'
const brand = getBrand('dresdentax')

function letter(text: string, more: Partial<Letter> = {}): Letter {
  return { content: { subject: 'Subject', preview: '', title: '', blocks: [{ text }], footer: '' }, ...more }
}

const send = (mail = letter('Text'), options: Partial<MailOptions> = {}) => newMailer(options).send('id-1', brand, mail)

test.each(BRAND_IDS)("a %s email is sent from the brand's sender address to the brand's office", async (id) => {
  const { name, domain, contact } = getBrand(id)
  await newMailer().send('id-1', getBrand(id), letter('Text'))
  const { headers, text, html } = lastMail()
  expect(headers).toEqual({
    from: { email: `website@${domain}`, name: `${name} website` },
    personalizations: [{ to: [{ email: contact.email }] }],
    ...{ campaign_id: 'id-1', subject: 'Subject' },
  })
  for (const part of [text, html]) expect(part).toContain('Text')
})

test("configured recipients and senders replace the brand's email addresses", async () => {
  await send(letter('Text'), {
    to: { dresdentax: 'staging@firm.test' },
    from: { dresdentax: 'web@mail.firm.test' },
    dkim: { selector: 'mc1', privateKey: 'QUJD' },
  })
  expect(lastMail().headers).toMatchObject({
    from: { email: 'web@mail.firm.test' },
    personalizations: [{ to: [{ email: 'staging@firm.test' }] }],
    ...{ dkim_domain: 'mail.firm.test', dkim_selector: 'mc1', dkim_private_key: 'QUJD' },
  })
})

test("alerts are sent to the default brand's recipient if no alert recipient is configured", () => {
  const to = { dresdentax: 'staging@firm.test' }
  const found = [{}, { to }, { to, alertsTo: 'ops@firm.test' }].map((options) => newMailer(options).alertsTo)
  expect(found).toEqual([brand.contact.email, 'staging@firm.test', 'ops@firm.test'])
})

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
const accepted = { outcome: 'accepted' }
const unknown = { outcome: 'unknown', error: 'no response' }
const refused = (error: string) => ({ outcome: 'rejected', error })
const sent = { results: [{ index: 0, status: 'sent', message_id: 'message-1' }] }
const failed = { results: [{ index: 0, status: 'failed', reason: VISITOR }] }

test.each<[string, () => Response | Promise<Response>, object]>([
  ['a 2xx response with a sent result', () => Response.json(sent), { ...accepted, providerId: 'message-1' }],
  ['a 2xx response without a body', () => new Response(null, { status: 202 }), accepted],
  ['a 2xx response that is not JSON', () => new Response('ok'), accepted],
  ['a 2xx response with a failed result', () => Response.json(failed), refused('not accepted')],
  ['a 2xx response with an incomplete body', () => new Response(broken()), unknown],
  ['a lost connection', () => Promise.reject(new TypeError('Network connection lost')), unknown],
  // MailChannels' error messages may contain an email address.
  ...[400, 401, 429, 503].map((status): [string, () => Response, object] => [
    `a ${status}`,
    () => Response.json({ message: `no such mailbox ${VISITOR}` }, { status }),
    refused(`HTTP ${status}`),
  ]),
])('the mailer reports whether an email was accepted after %s', async (_what, respond, outcome) => {
  network.mail = respond
  expect(await send()).toEqual(outcome)
  expect(network.requests).toHaveLength(1)
})

test('if the MailChannels API key is not set, sending an email fails without calling MailChannels', async () => {
  expect(await send(letter('Text'), { apiKey: undefined })).toEqual(refused('no API key'))
  expect([network.requests, newMailer({ apiKey: undefined }).isConfigured]).toEqual([[], false])
})

const withFallback = letter('First', { replyTo: { email: VISITOR }, ifMalformed: letter('Second') })

test.each([
  ['accepted', 202, accepted],
  ['rejected', 400, refused('HTTP 400')],
])('after a 400 from MailChannels, the fallback version of an email is %s', async (_outcome, status, outcome) => {
  const bodies: SentMail[] = []
  network.mail = (_url, init) => {
    const mail: SentMail = JSON.parse(String(init?.body))
    bodies.push(mail)
    return Response.json({}, { status: mail.reply_to ? 400 : status })
  }
  expect(await newMailer().send('mail-1', brand, withFallback, { isCopy: true })).toEqual(outcome)
  for (const { content } of bodies) expect(content[0].value).toContain('This may be a second copy of an earlier email.')
  expect(bodies.map(({ content }) => /First|Second/.exec(content[0].value)?.[0])).toEqual(['First', 'Second'])
})

test('the mailer aborts a MailChannels request after 10 seconds and reports an unknown outcome', async () => {
  const { hang, waited } = hangingCall()
  let signal: AbortSignal | null | undefined
  network.mail = (_url, init) => {
    signal = init?.signal
    void hang()
    return new Response('', { status: 400 })
  }
  expect(await send(withFallback)).toEqual({ outcome: 'unknown', error: 'timeout' })
  expect([signal?.aborted, waited.ms]).toEqual([true, 10_000])
  await new Promise((resolve) => setTimeout(resolve))
  expect(network.requests).toHaveLength(1)
})

test('the mailer rejects an email that cannot be rendered and logs the error', async () => {
  expect(await send({} as Letter)).toEqual({ outcome: 'rejected', error: 'internal error' })
  expect(logged.join()).toContain('mailer-threw')
})
