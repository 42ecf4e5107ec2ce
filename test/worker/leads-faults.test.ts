import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#worker/app'
import { createDelivery } from '#worker/leads/deliver'
import { createMailer } from '#worker/leads/mail/create-mailer'
import { createLeadStore } from '#worker/leads/store'
import { createLeadDesk } from '#worker/leads/submit'
import { createSweep } from '#worker/leads/sweep'
import { unusedParts } from './fakes'
import { createLife, faultyMail, type Life, mortal, mortalDb, seededRandom } from './lead-faults'
import { HOUR, MINUTE, START } from './lead-parts'
import { emptyStorage, leads } from './storage'

beforeEach(emptyStorage)
// Nothing is restored: workers that died still run down their deadlines, and must neither be heard nor ask the network.

const SEED = 20_260_302
const SUBMISSIONS = 2_000
const AT_ONCE = 50

interface Worker {
  life: Life
  call: ReturnType<typeof mortal>
  app: ReturnType<typeof createApp>
  sweep(): Promise<void>
  /** What goes on behind its answers. */
  behind: Promise<unknown>[]
}

interface Submission {
  text: string
  /** Absent: sent by a form without script. */
  key?: string
}

/** What visitors do, in groups that belong to one of them: most send once, some click twice, some send again. */
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

test('2,000 submissions survive a failing mail service and dying workers: none lost, none doubled without a reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(START)
  const advance = (ms: number) => clock.mockReturnValue(Date.now() + ms)
  const random = seededRandom(SEED)
  const fate = { random, deathRate: 0.0015 }
  const mail = faultyMail(fate)
  const workers: Worker[] = []
  /** How many earlier mails of a lead there may have been, as far as its last worker knew. */
  const unsureOf = new Map<string, number>()
  /** The deadline of a lead's last attempt: on a busy machine its mail may be taken after it, or the answer come too late. */
  const deadlineOf = new Map<string, AbortSignal>()
  const unmarked: string[] = []

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { campaign_id } = await request.json<{ campaign_id: string }>()
    const { life, call } = workers[Number(new URL(request.url).pathname.split('/')[1])] ?? startWorker()
    return call(() => {
      const isSecond = mail.accepted.some(({ lead }) => lead === campaign_id)
      if (isSecond && !unsureOf.get(campaign_id)) unmarked.push(campaign_id)
      return mail.answer(campaign_id, life, deadlineOf.get(campaign_id))
    })
  })

  function startWorker(): Worker {
    const life = createLife()
    const store = createLeadStore(mortalDb(life, fate))
    const baseUrl = `http://mail.test/${workers.length}`
    const sender = createMailer({ apiKey: 'key', baseUrl, to: {}, from: {} })
    const mailer: typeof sender = {
      ...sender,
      async notify(lead, brand, signal) {
        unsureOf.set(lead.id, lead.unsure)
        deadlineOf.set(lead.id, signal)
        const outcome = await sender.notify(lead, brand, signal)
        if (signal.aborted) mail.loseAnswer(lead.id)
        return outcome
      },
    }
    const delivery = createDelivery({ store, mailer, deadlineMs: 100 })
    const desk = createLeadDesk({ store, delivery, mailer, checks: [], storeMs: 60_000 })
    const reader = () => {
      throw new Error('No page is asked for')
    }
    const worker: Worker = {
      life,
      call: mortal(life, fate),
      app: createApp({ ...unusedParts, reader, leads: desk }),
      sweep: createSweep({ store, delivery, mailer }),
      behind: [],
    }
    workers.push(worker)
    return worker
  }
  startWorker()
  /** The platform starts another where one died. */
  const current = () => {
    const last = workers.at(-1)
    return last && !last.life.dead ? last : startWorker()
  }

  let requests = 0
  const accepted = new Set<string>()
  /** As a visitor does: until there is an answer. */
  async function submit({ text: message, key }: Submission) {
    const fields = { name: 'Ana Pérez', email: 'ana@visitor.test', message }
    for (;;) {
      requests++
      const { app, life, behind } = current()
      const init = key
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ formData: fields, key }) }
        : { body: new URLSearchParams(fields) }
      const request = new Request('https://payroll.example/api/contact', { method: 'POST', ...init })
      const context = {
        waitUntil: (one: Promise<unknown>) => void behind.push(one),
        passThroughOnException() {},
        props: {},
      }
      const answer = await Promise.race([app.fetch(request, {}, context as never), life.died])
      if (!answer) continue
      expect([200, 303]).toContain(answer.status)
      accepted.add(message)
      return
    }
  }
  const settled = async () => {
    for (const { life, behind } of workers) await Promise.race([Promise.all(behind), life.died])
  }
  const sweep = async () => {
    const { sweep: run, life } = current()
    await Promise.race([run(), life.died])
  }

  const visits = plan(random)
  for (let start = 0; start < visits.length; start += AT_ONCE) {
    const submitted = visits.slice(start, start + AT_ONCE).flatMap((visit) => visit.map(submit))
    await Promise.all([...submitted, sweep(), sweep()])
    // Time passes while nothing is under way: no lease may end under a worker that lives.
    await settled()
    advance(MINUTE)
  }
  // Some come back and send what they had sent.
  await Promise.all(visits.slice(-AT_ONCE).flatMap((visit) => visit.map(submit)))
  await settled()
  const states = (rows: { state: string }[]) => Object.groupBy(rows, ({ state }) => state)
  const waiting = (await leads()).filter(({ state }) => state === 'pending' || state === 'sending').length
  const deaths = workers.filter(({ life }) => life.dead).length

  mail.healed = true
  fate.deathRate = 0
  for (let hours = 0; hours < 72 && (await leads()).some(({ state }) => state !== 'sent'); hours++) {
    advance(HOUR)
    await sweep()
  }

  const rows = await leads()
  const mailsOf = Object.groupBy(mail.accepted, ({ lead }) => lead)
  const second = mail.accepted.length - Object.keys(mailsOf).length
  console.log(
    `seed ${SEED}: ${visits.flat().length} submissions, ${requests} requests, ${accepted.size} distinct accepted, ` +
      `${rows.length} stored, ${deaths} workers died, ${waiting} waited when the service healed, ` +
      `${mail.accepted.length} mails taken, ${second} of them after another of the same lead: ` +
      `${JSON.stringify(mail.second)}; the mail service said ${JSON.stringify(mail.answers)}`,
  )
  expect(rows.map(({ message }) => message).sort()).toEqual([...accepted].sort())
  expect(accepted).toEqual(new Set(visits.flat().map(({ text }) => text)))
  expect(Object.keys(states(rows))).toEqual(['sent'])
  expect(Object.keys(mailsOf).sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(mail.second['no reason']).toBe(0)
  expect(mail.second['answer lost'] + mail.second['worker died']).toBe(second)
  expect(unmarked).toEqual([])
  for (const { id, unsure } of rows) expect((mailsOf[id]?.length ?? 0) - 1).toBeLessThanOrEqual(unsure)
  // It was a storm: each kind of fault came up.
  expect([deaths, waiting, mail.second['answer lost'], mail.second['worker died']].every((count) => count > 10)).toBe(
    true,
  )
  expect(Object.values(mail.answers).every((count) => count > 20)).toBe(true)
})
