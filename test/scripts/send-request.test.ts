import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendRequest } from '#scripts/send-request.ts'

test("sendRequest rejects with an AbortError when the request's signal aborts", async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const controller = new AbortController()
  server.on('request', () => controller.abort())
  const sent = sendRequest({ port, path: '/', signal: controller.signal })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  server.close()
})
