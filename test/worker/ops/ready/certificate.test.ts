import { once } from 'node:events'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCertificate } from '#worker/ops/ready/certificate'

const DAY_MS = 24 * 60 * 60_000
/** The certificate of the test's server ends then, at a whole second. */
const END = Math.floor(Date.now() / 1000) * 1000 + 365 * DAY_MS

let cert: string
let server: Server
let plainServer: Server

beforeAll(async () => {
  const subject = [{ name: 'commonName', value: 'host.test' }]
  const made = await generate(subject, { notAfterDate: new Date(END), algorithm: 'sha256' })
  cert = made.cert
  server = createServer({ cert, key: made.private }, (socket) => void socket.end()).listen(0, '127.0.0.1')
  plainServer = createTcpServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await Promise.all([once(server, 'listening'), once(plainServer, 'listening')])
})
afterAll(() => {
  server?.close()
  plainServer?.close()
})

function check(host: string, now: number, to = server) {
  const { port } = to.address() as AddressInfo
  return checkCertificate(host, now, { host: '127.0.0.1', port, ca: cert })
}

test.each([
  ['good for 14 days', 'host.test', END - 14 * DAY_MS, 'green', '14 days'],
  ['good for less than 14 days', 'host.test', END - 14 * DAY_MS + 1, 'yellow', '13 days'],
  ['that has ended', 'host.test', END, 'red', 'ended'],
  ['of another host', 'other.test', END - 30 * DAY_MS, 'red', 'not for other.test'],
])('a certificate %s for %s is shown as such', async (_, host, now, light, text) => {
  const found = await check(host, now)
  expect(found).toMatchObject({ light, state: expect.stringContaining(text) })
  expect(found.next === '').toBe(light === 'green')
})

test('a certificate that browsers do not trust, and a server without TLS, are red', async () => {
  const now = END - 30 * DAY_MS
  const untrusted = await checkCertificate('host.test', now, {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
  })
  expect(untrusted).toMatchObject({ light: 'red', state: expect.stringContaining('do not trust') })
  for (const to of [plainServer, await closedServer()])
    expect(await check('host.test', now, to)).toMatchObject({
      light: 'red',
      state: expect.stringMatching(/^host\.test has no TLS connection \(.+\)\.$/),
    })
})

/** An address where nothing listens. */
async function closedServer(): Promise<Server> {
  const closed = createTcpServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const address = closed.address()
  closed.close()
  await once(closed, 'close')
  return Object.assign(closed, { address: () => address })
}
