import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startCompressingProxy } from '#scripts/bench/compressing-proxy'
import { sendRequest } from '#scripts/send-request'

async function proxyOf(site: RequestListener, originOf?: (host: string) => string): Promise<number> {
  const server = createServer(site)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const proxy = await startCompressingProxy((server.address() as AddressInfo).port, originOf)
  onTestFinished(() => proxy.stop())
  return proxy.port
}

const PAGE = '<p>The same words.</p>'.repeat(100)
const accepting = { 'accept-encoding': 'gzip, br' }
const respond =
  (type: string): RequestListener =>
  (_, response) =>
    void response.writeHead(404, { 'content-type': type, 'content-length': PAGE.length, 'x-kept': 'yes' }).end(PAGE)

test('a page is compressed with brotli, and its status and other headers stay', async () => {
  const port = await proxyOf(respond('text/html; charset=utf-8'))
  const { status, headers, body } = await sendRequest({ port, path: '/', headers: accepting })
  expect(status).toBe(404)
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-kept': 'yes' })
  expect(headers['content-length']).toBeUndefined()
  expect(body.length).toBeLessThan(PAGE.length / 10)
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
})

test.each([
  { name: 'an image', type: 'image/png', headers: accepting },
  { name: 'a page for a browser without brotli', type: 'text/html', headers: { 'accept-encoding': 'gzip' } },
])('$name is not compressed', async ({ type, headers }) => {
  const answer = await sendRequest({ port: await proxyOf(respond(type)), path: '/', headers })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body.toString()).toBe(PAGE)
})

test('a page is compressed with brotli even if the site could compress it with gzip', async () => {
  const port = await proxyOf(({ headers }, response) => {
    const gzip = `${headers['accept-encoding']}`.includes('gzip') && { 'content-encoding': 'gzip' }
    response.writeHead(200, { 'content-type': 'text/html', ...gzip }).end(PAGE)
  })
  const { headers } = await sendRequest({ port, path: '/', headers: accepting })
  expect(headers['content-encoding']).toBe('br')
})

test('the site gets the replaced origin, also in Origin', async () => {
  const echo: RequestListener = ({ headers }, response) =>
    void response.end(`${headers['mf-original-url']} ${headers.origin}`)
  const port = await proxyOf(echo, () => 'https://brand.example')
  const { body } = await sendRequest({ port, path: '/a?b', headers: { origin: `http://localhost:${port}` } })
  expect(body.toString()).toBe('https://brand.example/a?b https://brand.example')
})

test('without a replacement, the site gets the host name of the request', async () => {
  const port = await proxyOf(({ headers }, response) => void response.end(headers.host))
  const { body } = await sendRequest({ port, host: 'payroll.localhost', path: '/' })
  expect(body.toString()).toBe(`payroll.localhost:${port}`)
})
