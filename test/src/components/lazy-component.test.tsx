import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineLazy, LazyComponent } from '#components/lazy-component'

const module = { Loaded: () => 'loaded' }
const succeed = async () => module

function lazyText(load: typeof succeed) {
  const select = ({ Loaded }: typeof module) => Loaded
  return defineLazy(load, select, (hasFailed) => (hasFailed ? 'failed' : 'waiting'))
}

test('a mounted component shows its fallback, then its code, and its code at once when mounted again', async () => {
  const lazy = lazyText(succeed)
  const first = render(<LazyComponent lazy={lazy} when="mounted" />)
  expect(first.container.textContent).toBe('waiting')
  await screen.findByText('loaded')
  first.unmount()
  expect(render(<LazyComponent lazy={lazy} when="mounted" />).container.textContent).toBe('loaded')
})

test('a component whose code fails to load offline shows a failure, and loads once the browser is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(succeed).mockRejectedValueOnce(new TypeError('Importing a module failed.'))
  render(<LazyComponent lazy={lazyText(load)} when="mounted" />)
  await screen.findByText('failed')
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('loaded')
  onLine.mockRestore()
})

test('a visible component loads only when it comes near the viewport', async () => {
  let intersect = (_isIntersecting: boolean) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const load = vi.fn(succeed)
  render(<LazyComponent lazy={lazyText(load)} when="visible" />)
  act(() => intersect(false))
  expect([await screen.findByText('waiting'), load.mock.calls.length]).toEqual([expect.anything(), 0])
  act(() => intersect(true))
  await screen.findByText('loaded')
  expect(load).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
