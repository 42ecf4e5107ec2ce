import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

// The toaster is one for the whole page: each test gets a page of its own.
beforeEach(() => vi.resetModules())

async function showToasts(count: number) {
  const { default: Toaster, addToast } = await import('#ui/toaster')
  render(<Toaster />)
  for (let number = 1; number <= count; number++)
    await act(async () => addToast({ title: `Toast ${number}`, description: 'Text' }))
}

const visible = () =>
  screen
    .queryAllByText(/^Toast/)
    .filter((title) => !title.closest('[hidden]'))
    .map(({ textContent }) => textContent)

test('a toast stays 4 seconds, is 356 px wide and 14 px from the next', async () => {
  await showToasts(1)
  const toast = screen.getByRole('status').getAttribute('style') ?? ''
  expect(toast).toContain('--duration: 4000ms')
  expect(toast).toMatch(/width: min\(356px\b/)
  expect(screen.getByRole('region').getAttribute('style')).toContain('--gap: 14px')
})

test('the newest three toasts are shown, the newest first', async () => {
  await showToasts(4)
  expect(visible()).toEqual(['Toast 4', 'Toast 3', 'Toast 2'])
})

test('a toast takes the place of an earlier one about the same thing', async () => {
  await showToasts(1)
  const { addToast } = await import('#ui/toaster')
  for (const title of ['Toast failed', 'Toast done'])
    await act(async () => addToast({ title, description: 'Text', about: 'message' }))
  await waitFor(() => expect(visible()).toEqual(['Toast done', 'Toast 1']))
})

test('at most five toasts are kept: with a sixth the oldest is gone', async () => {
  await showToasts(6)
  const kept = screen.queryAllByText(/^Toast/).map(({ textContent }) => textContent)
  expect(kept).not.toContain('Toast 1')
  expect(kept.length).toBeLessThanOrEqual(5)
})
