import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { ana, bob, db, meeting, rows } from '#test/helpers/worker/appointments.ts'
import { createLife, faultyMailApi, mortal, mortalDb, seededRandom } from '#test/helpers/worker/lead-faults.ts'
import { fakeMailer, HOUR, inquiry, MINUTE, START, unlimited } from '#test/helpers/worker/lead-parts.ts'
import { emptyStorage, leads, type MailRow, mailRows } from '#test/helpers/worker/storage.ts'
import { actOnAppointment } from '#worker/appointments/change.ts'
import { addLinks, newToken } from '#worker/appointments/links.ts'
import { cancelByVisitor } from '#worker/appointments/visitor.ts'
import { sql } from '#worker/db/database.ts'
import { sendAgain } from '#worker/db/mails.ts'
import { createLeadStore } from '#worker/leads/store.ts'
import { createLeadService } from '#worker/leads/submit.ts'
import { createDirectMail } from '#worker/mail/direct.ts'
import { recordEvents } from '#worker/mail/events.ts'
import { createOutbox } from '#worker/mail/outbox.ts'

beforeEach(emptyStorage)
// A dead worker does not clear its deadline timers, which would otherwise fire during other files' tests.
const timers: ReturnType<typeof setTimeout>[] = []
afterEach(() => {
  for (const timer of timers) clearTimeout(timer)
})

const SEED = 20_261_127
const OPERATIONS = 2_500
const PER_ROUND = 50
const RETENTION_DAYS = 180

interface Attempt {
  id: string
  to: string | undefined
  isDelivered: boolean
  isMarked: boolean
  isUnknown: () => boolean
  uid: string | undefined
  sequence: number
}

const fields = { service: 'payroll', place: 'dresden', day1: '2026-03-05', part1: 'morning' }

test('no email is lost in 2,500 random operations with mail failures and worker crashes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((handler: () => void, ms?: number) => {
    const timer = setTimeout(handler, ms)
    timers.push(timer)
    return timer
  }) as typeof setTimeout)
  const random = seededRandom(SEED)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const chance = { random, deathRate: 0.002 }
  const api = faultyMailApi(chance)
  const clock = { now: START - 2 * HOUR }
  const now = () => clock.now
  const iso = () => new Date(clock.now).toISOString()
  const attempts: Attempt[] = []
  const bounced = new Set<string>()
  const sentAgain = new Set<string>()
  const lives: ReturnType<typeof createLife>[] = []
  const requests: Promise<unknown>[] = []
  const done: Record<string, number> = {}
  const count = (what: string) => {
    done[what] = (done[what] ?? 0) + 1
  }

  /** MailChannels may send delivery events repeatedly, in any order and before the worker records the attempt. */
  async function sendEvent(id: string) {
    const event = random() < 0.1 ? 'hard-bounced' : 'delivered'
    count(event)
    const timestamp = Math.floor(clock.now / 1000) - Math.floor(random() * 3) * 60
    for (const failed of await recordEvents(db, [{ campaign_id: id, event, timestamp }], clock.now))
      bounced.add(failed.id)
  }

  function startWorker() {
    const life = createLife()
    lives.push(life)
    const call = mortal(life, chance)
    const own = mortalDb(life, chance)
    const mailer = fakeMailer()
    mailer.send = (id, _brand, { to, attachments }, options) =>
      call(async () => {
        if (random() < 0.05) {
          const slow = new Promise((resolve) => setTimeout(resolve, 20))
          requests.push(slow)
          await slow
        }
        const [outcome, isDelivered] = api.respond()
        const file = atob(attachments?.[0]?.content ?? '')
        attempts.push({
          ...{ id, to, isDelivered, isMarked: options?.isCopy === true },
          isUnknown: () => outcome.outcome === 'unknown' || life.dead,
          uid: /^UID:(.*)$/m.exec(file)?.[1],
          sequence: Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1] ?? -1),
        })
        if (isDelivered && random() < 0.3) await sendEvent(id)
        return outcome
      })
    const settings = { mailer, now, retentionDays: RETENTION_DAYS, linkOrigin: () => 'https://brand.test' }
    const outbox = createOutbox({ db: own, ...settings })
    const service = createLeadService({
      ...{ store: createLeadStore(own, now), sendFor: outbox.sendFor, directMail: createDirectMail(mailer) },
      ...{ rateLimiter: unlimited, assess: async () => [], now, storeMs: 60_000 },
    })
    return { life, outbox, service }
  }
  let worker = startWorker()
  const living = () => {
    if (worker.life.dead) worker = startWorker()
    return worker
  }

  const background: Promise<unknown>[] = []
  const accepted = new Set<string>()
  let visits = 0
  async function submit(form: 'contact' | 'schedule') {
    const number = visits++
    const brand = getBrand(pick(['dresdentax', 'brownco', 'payroll'] as const))
    const message = `Question ${number}`
    const typed = {
      name: 'Ana',
      email: `visitor-${number}@visitor.test`,
      message,
      phone: '',
      ...(form === 'schedule' && fields),
    }
    for (let clicks = number % 5 === 0 ? 2 : 1; clicks > 0; ) {
      const { service, life } = living()
      const wait = (work: Promise<unknown>) => void background.push(Promise.race([work, life.died]))
      const sent = service.submit(inquiry({ form, fields: typed, key: `key-of-visit-${number}` }), brand, wait)
      const result = await Promise.race([sent, life.died])
      if (!result) continue
      expect(result.outcome).toBe('stored')
      accepted.add(message)
      clicks--
    }
    count(form)
  }

  let starts = 0
  async function change() {
    // With only 40 appointments, changes often happen while an email about the same appointment is being sent.
    const [request] = await rows<{ lead: string }>(
      'SELECT lead FROM (SELECT lead FROM appointments ORDER BY rowid LIMIT 40) ORDER BY random() LIMIT 1',
    )
    if (!request) return
    const { lead } = request
    const action = pick(['confirm', 'confirm', 'move', 'move', 'cancel', 'cancelByVisitor'] as const)
    const run = async () => {
      if (action === 'cancelByVisitor') {
        const token = newToken()
        await db.batch([await addLinks([{ lead, token }], iso())])
        return cancelByVisitor(db, token, iso())
      }
      const start = new Date(START + 24 * HOUR + starts++ * MINUTE).toISOString()
      const colleague = pick([ana.who, bob.who])
      const task = action === 'cancel' ? { action } : meeting(action, { start, colleague, override: true })
      return actOnAppointment(db, ana, { id: lead, action: task }, iso())
    }
    if ((await run()).outcome === 'done') count(action)
  }

  async function staffSendAgain() {
    const mail = pick((await mailRows()).filter(({ state }) => state === 'accepted' || state === 'unknown'))
    if (!mail) return
    await db.rows(sendAgain(sql`id = ${mail.id}`, iso()))
    if (!(await mailRows()).some(({ id }) => id === mail.id)) sentAgain.add(mail.lead)
    count('send again')
  }

  async function sweep() {
    const { outbox, life } = living()
    await Promise.race([outbox.run().catch(() => undefined), life.died])
  }

  for (let round = 0; round < OPERATIONS / PER_ROUND; round++) {
    api.state = round % 10 < 8 ? 'faulty' : 'down'
    const operations = Array.from({ length: PER_ROUND }, () => {
      const share = random()
      if (share < 0.3) return submit('contact')
      if (share < 0.45) return submit('schedule')
      if (share < 0.85) return change()
      if (share < 0.99) {
        const delivered = attempts.filter(({ isDelivered }) => isDelivered)
        return delivered.length > 0 ? sendEvent(pick(delivered).id) : undefined
      }
      return staffSendAgain()
    })
    await Promise.all([...operations, sweep(), sweep()])
    await Promise.all(background.splice(0))
    await Promise.all(requests.splice(0))
    clock.now += MINUTE
  }
  const isOpen = ({ state }: MailRow) => state === 'due' || state === 'claimed'
  const waiting = (await mailRows()).filter(isOpen).length
  const deaths = lives.filter(({ dead }) => dead).length
  api.state = 'recovered'
  chance.deathRate = 0
  for (let minutes = 0; minutes < 400 && (await mailRows()).some(isOpen); minutes++) {
    clock.now += 3 * MINUTE
    await sweep()
  }

  const mails = await mailRows()
  const stored = await leads()
  expect(stored.map(({ message }) => message).sort()).toEqual([...accepted].sort())
  expect(mails.filter(isOpen)).toEqual([])
  const inquiries = mails.filter(({ kind }) => kind === 'inquiry')
  expect(inquiries.map(({ lead }) => lead).sort()).toEqual(stored.map(({ id }) => id).sort())
  const attemptsOf = Object.groupBy(attempts, ({ id }) => id)
  for (const { id, kind, state, unknowns, delivery, last_error: error } of mails) {
    const own = attemptsOf[id] ?? []
    const deliveries = own.filter(({ isDelivered }) => isDelivered).length
    if (state === 'accepted') expect([id, deliveries > 0]).toEqual([id, true])
    if (state === 'unknown') expect(unknowns, id).toBeGreaterThanOrEqual(3)
    if (state === 'failed') expect([id, kind, delivery === 'bounced' || error === 'too late']).toEqual([id, kind, true])
    if (state === 'withdrawn') expect(['inquiry', 'confirmation']).not.toContain(kind)
  }
  for (const [id, own = []] of Object.entries(attemptsOf)) {
    expect(own.filter(({ isDelivered }) => isDelivered).length, id).toBeLessThanOrEqual(3)
    const copies = own.slice(own.findIndex(({ isDelivered }) => isDelivered) + 1)
    if (copies.length === own.length || copies.length === 0) continue
    expect([id, own.some(({ isUnknown }) => isUnknown())]).toEqual([id, true])
    expect([id, copies.every(({ isMarked }) => isMarked)]).toEqual([id, true])
  }
  const calendarOf = Object.groupBy(
    attempts.filter(({ uid, isDelivered }) => uid && isDelivered),
    ({ uid, to }) => `${uid} ${to}`,
  )
  for (const [calendar, own = []] of Object.entries(calendarOf)) {
    const sequences = own.map(({ sequence }) => sequence)
    expect([calendar, sequences]).toEqual([calendar, sequences.toSorted((one, other) => one - other)])
  }
  const appointments = await rows<{ lead: string; brand: 'payroll'; sequence: number; email: string }>(
    'SELECT lead, appointments.brand, sequence, email FROM appointments JOIN leads ON leads.id = lead WHERE sequence >= 0',
  )
  for (const { lead, brand, sequence, email } of appointments) {
    const own = mails.filter(
      (mail) => mail.lead === lead && mail.recipient === 'visitor' && mail.kind !== 'confirmation',
    )
    const last = own.filter(({ kind }) => kind !== 'reminder').at(-1)
    if (last?.state !== 'accepted') continue
    const told = calendarOf[`${lead}@${getBrand(brand).domain} ${email}`]?.at(-1)
    expect([lead, told?.sequence]).toEqual([lead, sequence])
  }
  expect(Object.keys(done)).toHaveLength(9)
  expect(Object.values(done).every((times) => times > 10)).toBe(true)
  expect([deaths, waiting, bounced.size, sentAgain.size].every((times) => times > 5)).toBe(true)
  expect(Object.values(api.responses)).toHaveLength(6)
  expect(mails.some(({ state }) => state === 'unknown')).toBe(true)
}, 600_000)
