import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HomeCountdown } from '#features/errors/home-countdown.tsx'
import { NOT_FOUND_SECONDS, notFoundTexts } from '#features/errors/not-found-texts.ts'
import { mount } from '#test/helpers/client/site.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // The test's router has no home page, so the router warns about the redirect to the home page.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const mountCountdown = () =>
  mount(
    <>
      <a href="/contact">Contact Support</a>
      <HomeCountdown />
    </>,
    {},
    'dresdentax',
    '/nowhere',
  )

async function secondsPass(seconds: number) {
  for (let passed = 0; passed < seconds; passed++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

const isCounting = (seconds: number) => !screen.getByText(notFoundTexts.countdown(seconds)).closest('.invisible')
const hasRedirected = () => screen.queryByText('Contact Support') === null

test("the 404 page's countdown pauses while the browser tab is hidden", async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  await mountCountdown()
  await secondsPass(1)
  visibility.mockReturnValue('hidden')
  await secondsPass(2 * NOT_FOUND_SECONDS)
  expect(isCounting(NOT_FOUND_SECONDS - 1)).toBe(true)
  visibility.mockReturnValue('visible')
  await secondsPass(NOT_FOUND_SECONDS - 1)
  await vi.waitFor(() => expect(hasRedirected()).toBe(true))
})
