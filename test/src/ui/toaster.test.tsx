import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

// The toaster is a module-level singleton, so each test imports a new one.
beforeEach(() => vi.resetModules())

const visible = () =>
  screen
    .queryAllByText(/^Toast/)
    .filter((title) => !title.closest('[hidden]'))
    .map(({ textContent }) => textContent)

test('the button of a toast calls its function and dismisses the toast', async () => {
  const { Toasts, addToast } = await import('#ui/toaster')
  render(<Toasts />)
  const onClick = vi.fn()
  await act(async () => addToast({ title: 'Toast', description: 'Text', action: { label: 'Try Again', onClick } }))
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click())
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(visible()).toEqual([]))
})
