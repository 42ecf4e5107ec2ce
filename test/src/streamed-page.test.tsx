import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import type { AppRouter } from '../../src/router'
import { renderStreamedPage } from '../../src/streamed-page'

function Late({ text }: { text: Promise<string> }) {
  return <p>{use(text)}</p>
}

/** A page that shows the text once it has arrived. */
async function streamedPage(text: Promise<string>, data = () => '<i>data</i>') {
  const component = () => (
    <html lang="en">
      <body>
        <Suspense fallback="Loading">
          <Late text={text} />
        </Suspense>
      </body>
    </html>
  )
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute({ component }), history, isServer: true })
  await router.load()
  const request = new Request('https://site.example/', { headers: { 'user-agent': 'Firefox' } })
  return renderStreamedPage(router as never as AppRouter, { request, nonce: '', data })
}

/** Returns the HTML. @param onLoading Called once the visitor has received the fallback. */
async function readAll(stream: ReadableStream<Uint8Array>, onLoading: () => void): Promise<string> {
  const decoder = new TextDecoder()
  let html = ''
  for await (const chunk of stream) {
    html += decoder.decode(chunk, { stream: true })
    if (html.includes('Loading')) onLoading()
  }
  return html
}

test('after a late part has failed, the page still ends with its data, and the error is logged', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const late = Promise.withResolvers<string>()
  const error = new Error('Ghost is down')
  const html = await readAll(await streamedPage(late.promise), () => late.reject(error))
  expect(html).toMatch(/Loading[\s\S]*<i>data<\/i><\/body><\/html>$/)
  expect(errors.mock.calls).toEqual([[error, expect.anything()]])
})

test('a visitor who leaves before the late text causes no error, and the data is not written', async () => {
  const errors = vi.spyOn(console, 'error')
  const data = vi.fn(() => '')
  const reader = (await streamedPage(new Promise<never>(() => undefined), data)).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('Loading')
  await reader.cancel()
  // React reports the texts that it no longer waits for in a later task.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([errors.mock.calls, data.mock.calls]).toEqual([[], []])
})
