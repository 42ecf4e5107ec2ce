import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventText, heldFor } from '#desk/words.ts'
import { event } from '#test/helpers/desk/views.ts'
import { SPAM_PHRASES } from '#worker/leads/spam-phrases.ts'

test("the desk has a description for each of the spam check's quarantine reasons", () => {
  const code = ['assess', 'text-signals', 'inquiry']
    .map((name) => readFileSync(`worker/leads/${name}.ts`, 'utf8'))
    .join()
  const signals = [...code.matchAll(/\['([a-z-]+)', |'(turnstile-[a-z]+)'/g)].map(
    ([, signal, check]) => signal ?? check ?? '',
  )
  const reasons = [...signals, ...SPAM_PHRASES.map(([kind]) => kind)]
  expect(reasons).toEqual(
    expect.arrayContaining(['honeypot', 'jumbled', 'turnstile-missing', 'turnstile-unchecked', 'seo']),
  )
  expect(reasons.filter((reason) => heldFor(reason) === reason)).toEqual([])
})

test.each([
  [
    'confirm',
    '2026-11-30T14:30:00.000Z 60 dresden ana@firm.test',
    'Appointment confirmed: 2026-11-30, 9:30 AM, 60 minutes, in Dresden, with ana@firm.test',
  ],
  [
    'move',
    '2026-06-30T13:30:00.000Z 45 phone bob@firm.test override',
    'Appointment moved: 2026-06-30, 9:30 AM, 45 minutes, by phone, with bob@firm.test, although it overlaps with another appointment,',
  ],
  [
    'confirm',
    '2026-06-28T13:30:00.000Z 45 phone bob@firm.test override closed',
    'Appointment confirmed: 2026-06-28, 9:30 AM, 45 minutes, by phone, with bob@firm.test, although it overlaps with another appointment and the firm is closed,',
  ],
  ['move', 'odd', 'Appointment moved: odd'],
  [
    'asked-another-time',
    '2026-11-30 morning, 2026-12-01 afternoon',
    'Asked for another time: 2026-11-30 morning, 2026-12-01 afternoon',
  ],
  ['asked-another-time', '', 'Asked for another time'],
  ['cancel', '', 'Appointment canceled'],
  ['canceled-by-visitor', '', 'Appointment canceled'],
  ['no-show', '', 'Visitor did not show up'],
])('the desk shows the lead event %s with the detail "%s" as "%s"', (action, detail, text) => {
  expect(eventText(event({ action, detail }), (day) => day)).toBe(text)
})
