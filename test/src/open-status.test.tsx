import { afterEach, expect, test, vi } from 'vitest'
import { WEEKDAYS } from '#shared/dates'
import type { Hours } from '#shared/hours'
import { HOURS } from '#test/helpers/filled-brand'
import { showOpenStatus } from '../../src/open-status'
import type { AppRouter } from '../../src/router'

const CLOSED = { ...HOURS, days: Object.fromEntries(WEEKDAYS.map((day) => [day, 'closed'])) as Hours['days'] }

afterEach(() => void vi.useRealTimers())

/** Returns the line that shows the status on a Monday at 10:00 AM. */
function statusLine(hours: Hours) {
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') })
  document.body.innerHTML = '<p class="open-status"></p>'
  const context = { page: { brand: { contact: { hours } } } }
  showOpenStatus({ options: { context }, subscribe() {} } as unknown as AppRouter)
  return document.querySelector<HTMLElement>('.open-status')
}

test('the line with the status is hidden if the firm never opens, and shown otherwise', () => {
  const [closed, open] = [statusLine(CLOSED), statusLine(HOURS)]
  expect([closed?.hidden, closed?.textContent]).toEqual([true, ''])
  expect([open?.hidden, open?.textContent]).toEqual([false, 'Open now until 5:00 PM'])
})
