/** Compresses the site's texts with brotli 5, as Cloudflare does before it sends them. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import { servedAs } from '#scripts/send-request'

export interface CompressingProxy {
  port: number
  stop(): Promise<void>
}

const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|rss|atom|manifest))/

/** @param originOf Returns the origin that the site serves instead of the browser's host. By default the host stays. */
export async function startCompressingProxy(
  sitePort: number,
  originOf?: (host: string) => string,
): Promise<CompressingProxy> {
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming
    const origin = originOf?.(headers.host ?? '')
    // The site refuses a request from another origin.
    const replaced = origin && { ...servedAs(origin + path), ...(headers.origin && { origin }) }
    // Otherwise workerd would compress with gzip.
    const sentHeaders = { ...headers, 'accept-encoding': 'identity', ...replaced }
    const options = { port: sitePort, host: '127.0.0.1', method, path, headers: sentHeaders }
    const sent = request(options, (answer) => {
      // A browser that leaves the page closes the connection.
      sendCompressed(incoming, answer, response).catch(() => response.destroy())
    })
    sent.on('error', () => response.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function sendCompressed({ headers }: IncomingMessage, answer: IncomingMessage, response: ServerResponse) {
  const accepts = /\bbr\b/.test(`${headers['accept-encoding']}`)
  const isText = COMPRESSIBLE.test(answer.headers['content-type'] ?? '')
  if (!accepts || !isText || answer.headers['content-encoding']) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    return pipeline(answer, response)
  }
  const { 'content-length': _, ...kept } = answer.headers
  response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'br' })
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  // So that a streamed page is not held back.
  const isPage = answer.headers['content-type']?.startsWith('text/html')
  if (isPage) answer.on('data', () => compress.flush())
  return pipeline(answer, compress, response)
}
