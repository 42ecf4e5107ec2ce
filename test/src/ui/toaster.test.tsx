import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

// The toaster is a module-level singleton, so each test imports a new one.
beforeEach(() => vi.resetModules())

async function showToasts(count: number) {
  const { Toasts, addToast } = await import('#ui/toaster')
  render(<Toasts />)
  for (let number = 1; number <= count; number++)
    await act(async () => addToast({ title: `Toast ${number}`, description: 'Text' }))
}

const visible = () =>
  screen
    .queryAllByText(/^Toast/)
    .filter((title) => !title.closest('[hidden]'))
    .map(({ textContent }) => textContent)

test('a toast replaces an earlier toast with the same id', async () => {
  await showToasts(1)
  const { addToast } = await import('#ui/toaster')
  for (const title of ['Toast failed', 'Toast done'])
    await act(async () => addToast({ title, description: 'Text', id: 'message' }))
  await waitFor(() => expect(visible()).toEqual(['Toast done', 'Toast 1']))
})

test('the button of a toast calls its function and dismisses the toast', async () => {
  const { Toasts, addToast } = await import('#ui/toaster')
  render(<Toasts />)
  const onClick = vi.fn()
  await act(async () => addToast({ title: 'Toast', description: 'Text', action: { label: 'Try Again', onClick } }))
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click())
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(visible()).toEqual([]))
})

test('the action of a toast can be a link', async () => {
  const { Toasts, addToast } = await import('#ui/toaster')
  render(<Toasts />)
  await act(async () =>
    addToast({ title: 'Toast', description: 'Text', action: { label: 'Contact Us', href: '/contact' } }),
  )
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryAllByRole('button')).toHaveLength(1)
})
