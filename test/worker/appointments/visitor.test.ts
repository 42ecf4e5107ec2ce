import { expect, test } from 'vitest'
import { addRequests, ana, db, doing, iso, meeting, rows, stored } from '#test/helpers/worker/appointments.ts'
import { leadParts, MINUTE, rejected, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { mailRows } from '#test/helpers/worker/storage.ts'
import { addLinks, findByToken, newToken } from '#worker/appointments/links.ts'
import { readAppointment } from '#worker/appointments/read.ts'
import { askAnotherTime, cancelByVisitor } from '#worker/appointments/visitor.ts'
import { act } from '#worker/desk/actions.ts'

setUpSite()

const NOW = iso(MINUTE)
const WISHES = [
  { day: '2026-03-06', part: 'morning' },
  { day: '2026-03-09', part: 'afternoon' },
] as const

async function confirmAndReadToken() {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  const { sweep, mailer } = leadParts()
  await sweep()
  const token = mailer.appointmentLinks()[0]?.split('/').at(-1)
  if (!token) throw new Error('The email to the visitor has no link')
  return token
}

test("a visitor's request for another appointment time is cleared when staff reschedule the appointment", async () => {
  const token = await confirmAndReadToken()
  await askAnotherTime(db, token, WISHES, NOW)
  expect(JSON.parse(`${(await mailRows()).at(-1)?.content}`)).toMatchObject({ wishes: WISHES, sequence: 0 })
  expect(await readAppointment(db, ana, uuid(1))).toMatchObject({ state: 'confirmed', asked: WISHES })
  expect(await doing(1, meeting('move', { start: '2026-03-06T15:00:00.000Z' }))).toMatchObject({ outcome: 'done' })
  expect(await stored(1)).toMatchObject({ list: 'closed', closed_as: 'appointment' })
  expect(await readAppointment(db, ana, uuid(1))).toMatchObject({ asked: undefined })
  expect(await findByToken(db, token, NOW)).toMatchObject({ isChangeRequested: false })
})

test('a visitor who asked for another appointment time can ask again after staff close the inquiry', async () => {
  const token = await confirmAndReadToken()
  await askAnotherTime(db, token, [], NOW)
  await act(db, ana, { id: uuid(1), action: { action: 'answered', way: 'phone' } }, NOW)
  expect(await askAnotherTime(db, token, WISHES, NOW)).toMatchObject({ outcome: 'done' })
  expect(await cancelByVisitor(db, token, NOW)).toMatchObject({ outcome: 'done' })
})

test('canceling an appointment through its link returns "refused" once the appointment has started', async () => {
  const token = await confirmAndReadToken()
  const during = '2026-03-05T15:00:00.000Z'
  expect(await cancelByVisitor(db, token, during)).toMatchObject({
    outcome: 'refused',
    appointment: { isAhead: false },
  })
  expect(await askAnotherTime(db, token, [], during)).toMatchObject({ outcome: 'refused' })
})

test("D1 stores an appointment link's token only as a hash", async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  const { sweep, mailer, clock } = leadParts()
  for (const outcome of [rejected(), unknownOutcome, { outcome: 'accepted' } as const]) {
    mailer.outcomeOf = () => outcome
    await sweep()
    clock.now += 10 * MINUTE
  }
  const links = mailer.appointmentLinks()
  for (const link of links) expect(link).toMatch(/^https:\/\/dresdentax\.example\/appointment\/[\w-]{43}$/)
  const tokens = links.map((link) => `${link.split('/').at(-1)}`)
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(await findByToken(db, token, NOW)).toBeDefined()
  const tables = await Promise.all(
    ['leads', 'appointments', 'mails', 'appointment_links', 'lead_events'].map((table) =>
      rows(`SELECT * FROM ${table}`),
    ),
  )
  expect(logged.filter((line) => line.includes('mail-not-sent'))).toHaveLength(4)
  for (const token of tokens) expect(JSON.stringify([tables, logged])).not.toContain(token)
  const hashes = await rows<{ hash: string }>('SELECT hash FROM appointment_links')
  for (const { hash } of hashes) expect(hash).toMatch(/^[\da-f]{64}$/)
})

test('no appointment link is stored for an erased lead', async () => {
  const token = newToken()
  const [added] = await db.batch([await addLinks([{ lead: uuid(1), token }], NOW)])
  expect(added).toEqual([])
  expect(await rows('SELECT * FROM appointment_links')).toEqual([])
})
