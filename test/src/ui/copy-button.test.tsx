import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from '#ui/copy-button.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (text: string) => (
  <CopyButton text={text} label="Copy" done="Copied." failed="Not copied." fallback="Text to copy" />
)

function stubClipboard(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
}

test('if the browser blocks copying, the copy button shows the text to copy in a text box', async () => {
  stubClipboard(() => Promise.reject(new DOMException('Forbidden', 'NotAllowedError')))
  const { rerender } = render(button('one'))
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('textbox', { name: 'Text to copy' })).toHaveProperty('value', 'one')
  expect(screen.getByRole('status').textContent).toBe('Not copied.')
  rerender(button('two'))
  expect(screen.queryByRole('textbox')).toBe(null)
})
