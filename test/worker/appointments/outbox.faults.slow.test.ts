import { beforeEach, expect, test, vi } from 'vitest'
import { addRequests, ana, bob, db, doing, mailRows, meeting, rows, stored } from '#test/helpers/worker/appointments'
import { createLife, faultyMail, mortal, seededRandom } from '#test/helpers/worker/lead-faults'
import { fakeMailer, HOUR, MINUTE, START, uuid } from '#test/helpers/worker/lead-parts'
import { emptyStorage } from '#test/helpers/worker/storage'
import type { AppointmentMail } from '#worker/appointments/appointment'
import { addLinks, newToken } from '#worker/appointments/links'
import { createAppointmentMailEvents } from '#worker/appointments/mail-events'
import { createAppointmentMails } from '#worker/appointments/outbox'
import { cancelByVisitor } from '#worker/appointments/visitor'
import { databaseOf } from '#worker/db/database'

beforeEach(emptyStorage)

const SEED = 20_260_305
const REQUESTS = 150
const ROUNDS = 120
const CHANGES_PER_ROUND = 5
const DEADLINE_MS = 30

test('no confirmation, move, cancellation or reminder is lost or overtaken despite a failing MailChannels, dying workers, parallel runs and early delivery events, and every duplicate is marked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const random = seededRandom(SEED)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const chance = { random, deathRate: 0.01 }
  const mail = faultyMail(chance)
  // The reminders of the next day's appointments are due in the middle of the rounds, at 9:00 Eastern.
  const clock = { now: START - 2 * HOUR }
  const iso = () => new Date(clock.now).toISOString()
  /** Every attempt, in order, with whether MailChannels accepted it. */
  const attempts: (AppointmentMail & { isAccepted: boolean })[] = []
  const unmarked: string[] = []
  const lives: ReturnType<typeof createLife>[] = []
  const recordEvents = createAppointmentMailEvents(db)
  const delivered: Record<string, number> = { delivered: 0, bounced: 0 }
  const bounced = new Set<string>()
  /** MailChannels may send the event before the worker records the attempt, and again later. */
  async function sendEvent({ id }: AppointmentMail) {
    const delivery = random() < 0.1 ? 'bounced' : 'delivered'
    delivered[delivery] = (delivered[delivery] ?? 0) + 1
    for (const failed of await recordEvents([{ id, delivery, at: iso() }])) bounced.add(failed.id)
  }

  function startWorker() {
    const life = createLife()
    lives.push(life)
    const call = mortal(life, chance)
    const mortalDb = databaseOf((statements) => call(() => db.batch(statements)))
    const mailer = fakeMailer()
    mailer.appointment = (one, _brand, signal) =>
      call(async () => {
        if (mail.accepted.some(({ lead }) => lead === one.id) && one.unsure === 0) unmarked.push(one.id)
        signal?.addEventListener('abort', () => mail.loseResponse(one.id))
        const before = mail.accepted.length
        const attempt = { ...one, isAccepted: false }
        attempts.push(attempt)
        const answer = mail.respond(one.id, life, signal)
        attempt.isAccepted = mail.accepted.length > before
        // A reset is handled below, after the event.
        answer.catch(() => undefined)
        if (attempt.isAccepted && random() < 0.3) await sendEvent(one)
        try {
          const { status } = await answer
          return status === 202 ? { outcome: 'accepted' } : { outcome: 'rejected', error: `HTTP ${status}` }
        } catch {
          return { outcome: 'unknown', error: 'no response' }
        }
      })
    const linkOrigin = () => 'https://brand.test'
    return {
      life,
      mails: createAppointmentMails({
        db: mortalDb,
        mailer,
        now: () => clock.now,
        linkOrigin,
        deadlineMs: DEADLINE_MS,
      }),
    }
  }
  let worker = startWorker()
  async function sweep() {
    if (worker.life.dead) worker = startWorker()
    const { life, mails } = worker
    await Promise.race([mails.deliverDue(), life.died])
  }

  const numbers = Array.from({ length: REQUESTS }, (_, number) => number)
  await addRequests(numbers)
  const links = numbers.map((number) => ({ lead: uuid(number), token: newToken() }))
  await db.batch([await addLinks(links, iso())])
  const done: Record<string, number> = {}
  let changes = 0
  async function change() {
    const number = Math.floor(random() * REQUESTS)
    const action = pick(['confirm', 'confirm', 'move', 'cancel', 'cancelByVisitor'] as const)
    // No two starts are the same, so each move is also a mail to the visitor.
    const start = new Date(START + 24 * HOUR + changes++ * MINUTE).toISOString()
    const run = () => {
      if (action === 'cancelByVisitor') return cancelByVisitor(db, links[number]?.token ?? '', iso())
      const colleague = pick([ana.who, bob.who])
      const task = action === 'cancel' ? { action } : meeting(action, { start, colleague, override: true })
      return doing(number, task, { at: iso() })
    }
    if ((await run()).outcome === 'done') done[action] = (done[action] ?? 0) + 1
  }
  async function lateEvent() {
    const accepted = attempts.filter(({ isAccepted }) => isAccepted)
    if (accepted.length > 0) await sendEvent(pick(accepted))
  }
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all([...Array.from({ length: CHANGES_PER_ROUND }, change), sweep(), sweep(), lateEvent()])
    clock.now += MINUTE
  }
  const waiting = (await mailRows()).filter(({ state }) => state === 'pending' || state === 'sending').length
  const deaths = lives.filter(({ dead }) => dead).length
  mail.recovered = true
  chance.deathRate = 0
  const isOpen = async () => (await mailRows()).some(({ state }) => state === 'pending' || state === 'sending')
  for (let hours = 0; hours < 72 && (await isOpen()); hours++) {
    clock.now += HOUR
    for (let runs = 0; runs < 10; runs++) await sweep()
  }
  await sweep()

  const found = await mailRows()
  // Nothing waits, and only mails that bounced failed. Each of them is in an alert.
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['sent', 'superseded', 'failed']))
  expect(new Set(found.filter(({ state }) => state === 'failed').map(({ id }) => id))).toEqual(bounced)
  expect(await rows(`SELECT id FROM appointment_mails WHERE state = 'failed' AND alerted_at IS NULL`)).toEqual([])
  expect(new Set(found.map(({ content }) => content))).toEqual(new Set(['{}']))
  // Each recipient got a mail with the last state and its SEQUENCE, and no mail with an earlier state after it.
  const accepted = attempts.filter(({ isAccepted }) => isAccepted)
  for (let number = 0; number < REQUESTS; number++) {
    const state = await stored(number)
    const own = found.filter(({ lead }) => lead === uuid(number))
    expect(own.length === 0).toBe(state?.sequence === -1)
    // No later mail replaces a mail to the office.
    const told = accepted.filter(({ lead, recipient }) => lead === uuid(number) && recipient !== 'office')
    for (const to of ['visitor', ana.who, bob.who]) {
      const sequences = told
        .filter(({ recipient, content }) => (recipient === 'visitor' ? 'visitor' : content.colleague) === to)
        .map(({ content }) => content.sequence)
      expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
    }
    if (own.length === 0) continue
    const last = told.filter(({ recipient }) => recipient === 'visitor').at(-1)
    expect(last?.content).toMatchObject({
      sequence: state?.sequence,
      stampedAt: state?.stamped_at,
      startsAt: state?.starts_at,
    })
    expect(last?.kind === 'canceled').toBe(state?.state === 'canceled')
    const colleague = told
      .filter(({ recipient, content }) => recipient === 'colleague' && content.colleague === state?.colleague)
      .at(-1)
    expect(colleague?.content).toMatchObject({ sequence: state?.sequence, startsAt: state?.starts_at })
  }
  // Each replaced mail has a later one to the same person.
  const lost = await rows(`SELECT id FROM appointment_mails AS mail WHERE state = 'superseded' AND NOT EXISTS (
    SELECT 1 FROM appointment_mails AS later WHERE later.lead = mail.lead AND later.recipient = mail.recipient
      AND later.rowid > mail.rowid)`)
  expect(lost).toEqual([])
  // Duplicates are copies, whose response was lost or whose worker died, and say so.
  expect(mail.second['no reason']).toBe(0)
  expect(unmarked).toEqual([])
  const contents = new Map<string, string>()
  for (const { id, kind, content } of accepted) {
    const text = JSON.stringify([kind, content])
    expect(contents.get(id) ?? text).toBe(text)
    contents.set(id, text)
  }
  // The deadlines of dead workers still expire, and log.
  await new Promise((resolve) => setTimeout(resolve, 2 * DEADLINE_MS))
  // Each kind of change, event and fault occurred.
  const reminders = accepted.filter(({ kind }) => kind === 'reminder').length
  expect([...Object.values(done), ...Object.values(delivered), reminders].every((count) => count > 5)).toBe(true)
  expect(Object.keys(done)).toHaveLength(4)
  expect([deaths, waiting, mail.second['response lost'], mail.second['worker died']].every((count) => count > 0)).toBe(
    true,
  )
  expect(Object.values(mail.responses).every((count) => count > 5)).toBe(true)
})
