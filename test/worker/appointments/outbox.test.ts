import { beforeEach, expect, test } from 'vitest'
import {
  addRequests,
  ana,
  bob,
  db,
  doing,
  iso,
  mailRows,
  mailStates,
  meeting,
  rows,
  seen,
  stored,
} from '#test/helpers/worker/appointments'
import { countedDb, HOUR, leadParts, rejected, runSql, uuid } from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { askAnotherTime } from '#worker/appointments/visitor'
import { databaseOf } from '#worker/db/database'
import { act } from '#worker/desk/actions'
import { eraseLeads } from '#worker/desk/person'

setUpSite()
beforeEach(emptyStorage)

/** One confirmed appointment, and a worker at the same time. */
async function confirmed(options: Parameters<typeof leadParts>[0] = {}) {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  return leadParts(options)
}

test('a mail fails at the latest when the appointment starts, and staff get an alert after an hour and one when it fails', async () => {
  const { sweep, mailer, clock } = await confirmed()
  mailer.appointmentOutcome = () => rejected()
  for (let runs = 0; runs < 200 && (await mailRows()).some(({ state }) => state === 'pending'); runs++) {
    await sweep()
    const next = (await mailRows()).flatMap(({ next_attempt_at: at }) => at ?? [])
    clock.now = Math.max(clock.now, Date.parse(next.sort()[0] ?? iso()))
  }
  expect(clock.now).toBeLessThanOrEqual(Date.parse('2026-03-05T15:00:00.000Z'))
  expect(await mailStates()).toEqual(expect.arrayContaining(['visitor confirmed failed', 'colleague confirmed failed']))
  await sweep()
  await sweep()
  const alerts = mailer.alerts.flatMap(({ why, leads }) =>
    leads.map(({ id, lastError }) => `${why} ${id} ${lastError}`),
  )
  // One alert for each: the visitor's mail, the colleague's mail and the reminder.
  const late = Array(3).fill(`appointment ${uuid(1)} HTTP 500`)
  expect(alerts).toEqual([...late, ...Array(3).fill(`appointment ${uuid(1)} too late`)])
  expect(new Set((await mailRows()).map(({ content }) => content))).toEqual(new Set(['{}']))
  expect(logged.join()).toContain('appointment-mail-failed')
})

test('erasing a person deletes what mails about that person say, except cancellations that wait to be sent', async () => {
  const { appointmentMails, mailer } = await confirmed()
  await appointmentMails.deliverDue()
  const token = mailer.appointmentMails.map(({ link }) => link?.split('/').at(-1)).find(Boolean) ?? ''
  expect(await askAnotherTime(db, token, [], iso())).toMatchObject({ outcome: 'done' })
  expect(await eraseLeads(db, ana, await seen(1), iso())).toEqual([uuid(1)])
  const unsent = (await mailRows())
    .slice(2)
    .map(({ recipient, kind, state, content }) => [...[recipient, kind, state], content.includes('visitor.test')])
  expect(unsent).toEqual([
    ['colleague', 'change-asked', 'superseded', false],
    ['office', 'change-asked', 'superseded', false],
    ['visitor', 'canceled', 'pending', true],
    ['colleague', 'canceled', 'pending', true],
  ])
  mailer.appointmentOutcome = () => rejected()
  await runSql(`UPDATE appointment_mails SET give_up_at = '2026'`)
  await appointmentMails.deliverDue()
  expect(new Set((await mailRows()).map(({ content }) => content))).toEqual(new Set(['{}']))
})

test('a move while its person is being erased is either too late, or keeps the person', async () => {
  for (let number = 0; number < 10; number++) {
    await addRequests([number])
    const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') + number * 3 * HOUR).toISOString()
    const later = new Date(Date.parse(start) + HOUR).toISOString()
    await doing(number, meeting('confirm', { start }))
    const leads = await seen(number)
    const erasing = () => eraseLeads(db, ana, leads, iso())
    const moving = () => doing(number, meeting('move', { start: later }))
    const [first, second] = number % 2 ? [erasing, moving] : [moving, erasing]
    await Promise.all([first(), second()])
    const [lead] = await seen(number)
    const unsent = (await mailRows()).filter(({ lead, state }) => lead === uuid(number) && state === 'pending')
    const kind = lead ? 'moved' : 'canceled'
    expect(unsent.map(({ kind }) => kind)).toEqual([kind, kind])
    expect(await rows(`SELECT starts_at FROM appointments WHERE lead = '${uuid(number)}'`)).toEqual(
      lead ? [{ starts_at: later }] : [],
    )
  }
})

test('an action of a colleague before any statement of an erasure keeps all inquiries and appointments of the person', async () => {
  for (let step = 0, isInterrupted = true; isInterrupted; step++) {
    const [asked, booked] = [2 * step, 2 * step + 1]
    await addRequests([asked, booked])
    const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') + step * 3 * HOUR).toISOString()
    await doing(booked, meeting('confirm', { start }))
    const leads = await seen(asked, booked)
    let batches = 0
    isInterrupted = false
    const interrupted = databaseOf(async (statements) => {
      isInterrupted ||= batches === step
      if (batches++ === step) await act(db, bob, { id: uuid(asked), action: { action: 'note', text: 'Called' } }, iso())
      return db.batch(statements)
    })
    const erased = await eraseLeads(interrupted, ana, leads, iso())
    const kept = isInterrupted ? { state: 'confirmed', list: 'closed' } : undefined
    expect([step, erased.length, await stored(booked)]).toMatchObject([step, kept ? 0 : 2, kept])
  }
  expect((await mailStates()).filter((mail) => mail.includes('canceled'))).toHaveLength(2)
})

test('without a mail service, mails about a time fail once it has started, and a cancellation is still sent', async () => {
  await addRequests([1, 2])
  await doing(1, meeting('confirm'))
  await doing(2, meeting('confirm', { start: '2026-03-05T17:00:00.000Z' }))
  await doing(2, { action: 'cancel' })
  const { sweep, mailer, clock } = leadParts()
  mailer.isConfigured = false
  for (; clock.now <= Date.parse('2026-03-05T18:00:00.000Z'); clock.now += HOUR) await sweep()
  mailer.isConfigured = true
  await sweep()
  await sweep()
  expect(mailer.appointmentMails.map(({ kind }) => kind)).toEqual(['canceled', 'canceled'])
  const failed = (await mailRows()).filter(({ state }) => state === 'failed')
  expect(failed.map(({ kind, last_error, content }) => [kind, last_error, content])).toEqual(
    Array(2).fill(['confirmed', 'too late', '{}']),
  )
  expect(mailer.alerts).toHaveLength(1)
})

test('a run sends 18 mails, six at a time, with at most 11 statements, and one statement if there is no work', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  await addRequests(numbers)
  for (const number of numbers)
    await doing(
      number,
      meeting('confirm', { start: new Date(Date.parse('2026-03-05T15:00:00.000Z') + number * HOUR).toISOString() }),
    )
  await runSql(`UPDATE appointments SET remind_at = '${iso()}' WHERE lead = '${uuid(11)}'`)
  await DB.prepare(
    `UPDATE appointment_mails SET state = 'failed', next_attempt_at = NULL WHERE rowid IN (SELECT max(rowid) FROM appointment_mails)`,
  ).run()
  const { db: counted, statements } = countedDb()
  const { appointmentMails, mailer } = leadParts({ db: counted })
  let [open, most] = [0, 0]
  mailer.appointmentOutcome = async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return { outcome: 'accepted' }
  }
  await appointmentMails.deliverDue()
  expect([mailer.appointmentMails.length, mailer.alerts.length, most, statements()]).toEqual([18, 1, 6, 11])
  await appointmentMails.deliverDue()
  const before = statements()
  expect(await appointmentMails.deliverDue()).toBe(false)
  expect(statements() - before).toBe(1)
  expect(mailer.appointmentMails).toHaveLength(24)
})
