import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText, mailLink, phoneLink, timeInText, timeText } from '#desk/format.ts'
import { anyText } from '#test/helpers/desk/any-text.ts'

const NOW = '2026-11-23T17:40:00.000Z'

test('no address, subject or body can add a recipient or header field to a mailto link', () => {
  const text = anyText.map((rest) => `a${rest}?cc=x@y.example&bcc=z,%0d%0aTo: q#f`)
  fc.assert(
    fc.property(text, text, text, (email, subject, body) => {
      const link = mailLink(email, { subject, body })
      const [path = '', query = '', ...rest] = link.replace('mailto:', '').split('?')
      expect(rest).toEqual([])
      expect(path).not.toMatch(/[,;&#\s]/)
      expect(decodeURIComponent(path)).toBe(email.toWellFormed())
      const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body'])
      expect(fields[0]?.[1]).not.toMatch(/\p{Cc}/u)
      expect(fields[1]?.[1]).toBe(body.replace(/\r\n?|\n/g, '\r\n').toWellFormed())
    }),
  )
})

test('a mailto link encodes line feeds as %0D%0A', () => {
  expect(mailLink('a@b.example', { body: 'one\ntwo' })).toBe('mailto:a@b.example?body=one%0D%0Atwo')
})

test('a tel link contains only digits and a plus sign', () => {
  expect(phoneLink('+1 (740) 555-0188;ext=9')).toBe('tel:+174055501889')
})

test.each([
  ['2026-11-23T05:00:00.000Z', 'Today, 12:00 AM'],
  ['2026-11-23T04:59:00.000Z', 'Sun, Nov 22, 11:59 PM'],
  ['2026-07-01T16:05:00.000Z', 'Wed, Jul 1, 12:05 PM'],
  ['2025-11-20T18:09:00.000Z', 'Thu, Nov 20, 2025, 1:09 PM'],
])('on November 23, 2026, the desk shows the time %s as "%s"', (iso, text) => {
  expect(timeText(iso, NOW)).toBe(text)
  expect(timeInText(iso, NOW)).toBe(text.replace('Today', 'today'))
})

test('the desk shows the year only for dates outside the current year', () => {
  expect([dayText('2026-11-24', NOW), dayText('2027-01-02', NOW)]).toEqual(['Tue, Nov 24', 'Sat, Jan 2, 2027'])
})
