/**
 * Renders a page whose data is not complete: as a stream, whose inline code has the nonce. A separate file, because only such a
 * page needs React's code for streams.
 */
import { RouterProvider } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server.edge'
import type { AppRouter } from './router'
import { END } from './whole-page'

/** Clients that may not run scripts get the page once it is complete. */
const BOT = /bot|crawl|google|http|lighthouse|preview|scan|search|spider/i

interface Options {
  request: Request
  nonce: string
  /** The page's data as HTML, written after React has rendered. */
  data(): string
}

export async function renderStreamedPage(router: AppRouter, { request, nonce, data }: Options) {
  const { signal, headers } = request
  let isCanceled = false
  const stream = await renderToReadableStream(<RouterProvider router={router} />, {
    signal,
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error, info) {
      if (!isCanceled && !signal.aborted) console.error(error, info)
    },
  })
  if (BOT.test(headers.get('user-agent') ?? '')) await stream.allReady
  const [reader, decoder, encoder] = [stream.getReader(), new TextDecoder(), new TextEncoder()]
  // The latest characters are held back, because the data comes before the last tags.
  let held = ''
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reader.read()
      if (isCanceled) return
      const html = held + decoder.decode(value, { stream: !done })
      held = html.slice(-END.length)
      controller.enqueue(encoder.encode(done ? data() + held : html.slice(0, -END.length)))
      if (done) controller.close()
    },
    cancel(reason) {
      isCanceled = true
      return reader.cancel(reason)
    },
  })
}
