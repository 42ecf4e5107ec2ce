import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unusedParts } from '#test/helpers/worker/fakes'
import { createLife, faultyMail, type Life, mortal, mortalDb, seededRandom } from '#test/helpers/worker/lead-faults'
import { HOUR, MINUTE, START, unlimited } from '#test/helpers/worker/lead-parts'
import { emptyStorage, leads } from '#test/helpers/worker/storage'
import { createApp } from '#worker/app'
import { createDelivery } from '#worker/leads/deliver'
import { createLeadStore } from '#worker/leads/store'
import { createLeadService } from '#worker/leads/submit'
import { createSweep } from '#worker/leads/sweep'
import { createMailer } from '#worker/mail/mailer'

beforeEach(emptyStorage)
// A dead worker never clears the timers of its deadlines. They would expire during the tests of other files.
const timers: ReturnType<typeof setTimeout>[] = []
afterEach(() => {
  for (const timer of timers) clearTimeout(timer)
  vi.restoreAllMocks()
})

const SEED = 20_260_302
const SUBMISSIONS = 2_000
const AT_ONCE = 50

interface Worker {
  life: Life
  call: ReturnType<typeof mortal>
  app: ReturnType<typeof createApp>
  sweep(): Promise<void>
  /** Work after its responses. */
  background: Promise<unknown>[]
}

interface Submission {
  text: string
  /** Absent without JavaScript. */
  key?: string
}

/** The submissions of each visitor: most send once, some double-click, some send a second text. */
function plan(random: () => number): Submission[][] {
  const visits: Submission[][] = []
  for (let count = 0; count < SUBMISSIONS; ) {
    const text = `Question ${visits.length}`
    const first = random() < 0.15 ? { text } : { text, key: `form-key-of-visit-${visits.length}` }
    const chance = random()
    const visit =
      chance < 0.12 ? [first, first] : chance < 0.18 ? [first, { ...first, text: `${text}, and more` }] : [first]
    visits.push(visit)
    count += visit.length
  }
  return visits
}

test('2,000 submissions are all delivered despite a failing MailChannels and dying workers, and every duplicate mail is marked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((handler: () => void, ms?: number) => {
    const timer = setTimeout(handler, ms)
    timers.push(timer)
    return timer
  }) as typeof setTimeout)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(START)
  const advance = (ms: number) => clock.mockReturnValue(Date.now() + ms)
  const random = seededRandom(SEED)
  const chance = { random, deathRate: 0.0015 }
  const mail = faultyMail(chance)
  const workers: Worker[] = []
  /** Attempts with an unknown outcome, as the last worker of the lead knew them. */
  const unsureOf = new Map<string, number>()
  /** The deadline of a lead's last attempt. On a busy machine MailChannels may accept the mail after it. */
  const deadlineOf = new Map<string, AbortSignal>()
  const unmarked: string[] = []

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { campaign_id } = await request.json<{ campaign_id: string }>()
    const { life, call } = workers[Number(new URL(request.url).pathname.split('/')[1])] ?? startWorker()
    return call(() => {
      const isSecond = mail.accepted.some(({ lead }) => lead === campaign_id)
      if (isSecond && !unsureOf.get(campaign_id)) unmarked.push(campaign_id)
      return mail.respond(campaign_id, life, deadlineOf.get(campaign_id))
    })
  })

  function startWorker(): Worker {
    const life = createLife()
    const store = createLeadStore(mortalDb(life, chance))
    const baseUrl = `http://mail.test/${workers.length}`
    const sender = createMailer({ apiKey: 'key', baseUrl, to: {}, from: {} })
    const mailer: typeof sender = {
      ...sender,
      notify(lead, brand, signal) {
        unsureOf.set(lead.id, lead.unsure)
        deadlineOf.set(lead.id, signal)
        signal.addEventListener('abort', () => mail.loseResponse(lead.id))
        return sender.notify(lead, brand, signal)
      },
    }
    const delivery = createDelivery({ store, mailer, deadlineMs: 100 })
    const assess = async () => []
    const alertRefused = async () => {}
    const service = { store, delivery, mailer, rateLimiter: unlimited, assess, alertRefused, storeMs: 60_000 }
    const reader = () => {
      throw new Error('No page is rendered in this test')
    }
    const worker: Worker = {
      life,
      call: mortal(life, chance),
      app: createApp({ ...unusedParts, reader, leads: createLeadService(service) }),
      sweep: createSweep({
        ...{ store, delivery, mailer, reportHeldBack: async () => {}, morning: async () => {} },
        appointmentMails: { deliverDue: async () => false, extendRetries: async () => {} },
      }),
      background: [],
    }
    workers.push(worker)
    return worker
  }
  startWorker()
  /** Like Workers, starts a new worker after one died. */
  const current = () => {
    const last = workers.at(-1)
    return last && !last.life.dead ? last : startWorker()
  }

  const accepted = new Set<string>()
  /** Sends the request again until there is a response, as a visitor does. */
  async function submit({ text: message, key }: Submission) {
    const fields = { name: 'Ana Pérez', email: 'ana@visitor.test', message }
    for (;;) {
      const { app, life, background } = current()
      const init = key
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ formData: fields, key }) }
        : { body: new URLSearchParams(fields) }
      const request = new Request('https://payroll.example/api/contact', { method: 'POST', ...init })
      const context = {
        waitUntil: (one: Promise<unknown>) => void background.push(one),
        passThroughOnException() {},
        props: {},
      }
      const response = await Promise.race([app.fetch(request, {}, context as never), life.died])
      if (!response) continue
      expect([200, 303]).toContain(response.status)
      accepted.add(message)
      return
    }
  }
  const settled = async () => {
    for (const { life, background } of workers) await Promise.race([Promise.all(background), life.died])
  }
  const sweep = async () => {
    const { sweep: run, life } = current()
    await Promise.race([run(), life.died])
  }

  const visits = plan(random)
  for (let start = 0; start < visits.length; start += AT_ONCE) {
    const submitted = visits.slice(start, start + AT_ONCE).flatMap((visit) => visit.map(submit))
    await Promise.all([...submitted, sweep(), sweep()])
    // The clock advances between requests, so that no lease of a living worker expires.
    await settled()
    advance(MINUTE)
  }
  // The last visitors send the same texts again.
  await Promise.all(visits.slice(-AT_ONCE).flatMap((visit) => visit.map(submit)))
  await settled()
  const states = (rows: { state: string }[]) => Object.groupBy(rows, ({ state }) => state)
  const waiting = (await leads()).filter(({ state }) => state === 'pending' || state === 'sending').length
  const deaths = workers.filter(({ life }) => life.dead).length

  mail.recovered = true
  chance.deathRate = 0
  for (let hours = 0; hours < 72 && (await leads()).some(({ state }) => state !== 'sent'); hours++) {
    advance(HOUR)
    await sweep()
  }

  const rows = await leads()
  const mailsOf = Object.groupBy(mail.accepted, ({ lead }) => lead)
  const second = mail.accepted.length - Object.keys(mailsOf).length
  expect(rows.map(({ message }) => message).sort()).toEqual([...accepted].sort())
  expect(accepted).toEqual(new Set(visits.flat().map(({ text }) => text)))
  expect(Object.keys(states(rows))).toEqual(['sent'])
  expect(Object.keys(mailsOf).sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(mail.second['no reason']).toBe(0)
  expect(mail.second['response lost'] + mail.second['worker died']).toBe(second)
  expect(unmarked).toEqual([])
  for (const { id, unsure } of rows) expect((mailsOf[id]?.length ?? 0) - 1).toBeLessThanOrEqual(unsure)
  // Each kind of fault occurred.
  expect([deaths, waiting, mail.second['response lost'], mail.second['worker died']].every((count) => count > 10)).toBe(
    true,
  )
  expect(Object.values(mail.responses).every((count) => count > 20)).toBe(true)
})
