import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { MailFault } from '#scripts/mail-faults.ts'
import { type Mailbox, startMailbox } from '#scripts/mailbox.ts'
import { startStandIns } from '#scripts/stand-ins.ts'
import { createSend } from '#worker/mail/send.ts'

let mailbox: Mailbox

beforeAll(async () => {
  mailbox = await startMailbox()
})
afterEach(() => {
  mailbox.setFault({ kind: 'none' })
  mailbox.mails.length = 0
})
afterAll(() => mailbox?.stop())

const mail = {
  from: { email: 'website@payroll.example', name: 'Website' },
  to: 'office@payroll.example',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
}
const send = () => createSend('local', mailbox.url)(mail, new AbortController().signal)

test.each<[MailFault, object, number]>([
  [{ kind: 'none' }, { outcome: 'accepted' }, 1],
  [{ kind: '500' }, { outcome: 'rejected', error: 'HTTP 500' }, 0],
  [{ kind: 'wrong-key' }, { outcome: 'rejected', error: 'HTTP 401' }, 0],
  [{ kind: 'reset' }, { outcome: 'unknown' }, 1],
  [{ kind: 'slow', ms: 50 }, { outcome: 'accepted' }, 1],
])('an email sent while the fake mail server has the fault %j has the outcome %j', async (fault, outcome, accepted) => {
  mailbox.setFault(fault)
  expect(await send()).toMatchObject(outcome)
  expect(mailbox.mails).toHaveLength(accepted)
})

test.each<[MailFault, number]>([
  [{ kind: 'hang', times: 1 }, 0],
  [{ kind: 'slow', ms: 600_000, times: 1 }, 1],
])('one of three emails gets no response if the fake mail server has the fault %j', async (fault, accepted) => {
  mailbox.setFault(fault)
  let responses = 0
  const mails = [send(), send()].map((sent) => sent.then(() => ++responses))
  await Promise.race(mails)
  expect(await send()).toMatchObject({ outcome: 'accepted' })
  expect([responses, mailbox.mails.length]).toEqual([1, 2 + accepted])
})

test('a simulated fault in the fake mail server ends after the given number of requests', async () => {
  const setFault = (body: string) => fetch(`${mailbox.url}/__fault`, { method: 'POST', body })
  expect((await setFault('{"kind":"500","times":1}')).status).toBe(200)
  for (const body of ['{"kind":"unknown"}', '{', '{"kind":"slow"}']) expect((await setFault(body)).status).toBe(400)
  expect([await send(), await send()]).toMatchObject([{ outcome: 'rejected' }, { outcome: 'accepted' }])
})

test('`npm start` prints a fault simulation command for each service that has a fake server', async () => {
  const both = await startStandIns({})
  const ghostOnly = await startStandIns({ MAILCHANNELS_API_KEY: 'key' })
  try {
    const commands = (lines: string[]) => lines.join('\n').match(/http\S+\/__fault/g)
    expect(commands(both.lines)).toEqual([both.ghost, both.mailbox].map((standIn) => `${standIn?.url}/__fault`))
    expect(commands(ghostOnly.lines)).toEqual([`${ghostOnly.ghost?.url}/__fault`])
  } finally {
    await Promise.all([both.stop(), ghostOnly.stop()])
  }
})
