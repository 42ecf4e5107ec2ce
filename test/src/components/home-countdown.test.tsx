import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomeCountdown } from '#components/home-countdown'
import { notFoundTexts } from '#shared/not-found'
import { mount } from '../../helpers/client/site'

const isCounting = () => !screen.getByText(/Redirecting to homepage/).closest('.invisible')

async function mountCountdown() {
  await mount(
    <>
      <h1 tabIndex={-1}>404</h1>
      <a href="/contact">Contact Support</a>
      <HomeCountdown />
    </>,
  )
  await waitFor(() => expect(isCounting()).toBe(true))
}

test('a focus that only a script can set does not stop the countdown of the 404 page', async () => {
  await mountCountdown()
  act(() => screen.getByRole('heading').focus())
  expect(screen.queryByText(notFoundTexts.stayed)).toBeNull()
  expect(isCounting()).toBe(true)
})

test.each([
  ['a focused link', () => screen.getByRole('link').focus()],
  ['a key', () => void fireEvent.keyDown(document.body)],
  ['a press on the heading', () => void fireEvent.pointerDown(screen.getByRole('heading'))],
  ['a moved pointer', () => void fireEvent.pointerMove(document.body)],
])('%s stops the countdown of the 404 page after a focus by a script', async (_description, interact) => {
  await mountCountdown()
  act(() => screen.getByRole('heading').focus())
  act(interact)
  expect(screen.getByText(notFoundTexts.stayed)).toBeTruthy()
  expect(isCounting()).toBe(false)
})
