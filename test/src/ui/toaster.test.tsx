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

test('a toast stays for 4 seconds, is 356 px wide and has a gap of 14 px to the next', async () => {
  await showToasts(1)
  const toast = screen.getByRole('status').getAttribute('style') ?? ''
  expect(toast).toContain('--duration: 4000ms')
  expect(toast).toMatch(/width: min\(356px\b/)
  expect(screen.getByRole('region').getAttribute('style')).toContain('--gap: 14px')
})

test('only the newest three toasts are visible, newest first', async () => {
  await showToasts(4)
  expect(visible()).toEqual(['Toast 4', 'Toast 3', 'Toast 2'])
})

test('a toast replaces an earlier toast with the same id', async () => {
  await showToasts(1)
  const { addToast } = await import('#ui/toaster')
  for (const title of ['Toast failed', 'Toast done'])
    await act(async () => addToast({ title, description: 'Text', id: 'message' }))
  await waitFor(() => expect(visible()).toEqual(['Toast done', 'Toast 1']))
})

test('at most five toasts are kept, so a sixth removes the oldest', async () => {
  await showToasts(6)
  const kept = () => screen.queryAllByText(/^Toast/).map(({ textContent }) => textContent)
  await waitFor(() => expect(kept()).toEqual(['Toast 6', 'Toast 5', 'Toast 4', 'Toast 3', 'Toast 2']))
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
