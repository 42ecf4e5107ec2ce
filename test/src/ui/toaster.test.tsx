import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addToast, Toasts } from '#ui/toaster.tsx'

test('only the three newest of six toasts are visible', async () => {
  render(<Toasts />)
  await act(async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) addToast({ title: `Toast ${number}`, description: 'Text' })
  })
  const titles = () => screen.queryAllByText(/^Toast/)
  const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
  await waitFor(() => expect(texts(titles())).toEqual(['Toast 6', 'Toast 5', 'Toast 4', 'Toast 3', 'Toast 2']))
  const visible = titles().filter((title) => !title.closest('[hidden]'))
  expect(texts(visible)).toEqual(['Toast 6', 'Toast 5', 'Toast 4'])
})
