import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string
}

export interface PublicHosts extends AsyncDisposable {
  send(url: string, init: RequestInit): Promise<Response>
  asked: Asked[]
}

export async function startPublicHosts(
  reply: (asked: Asked) => Reply | undefined | Promise<Reply | undefined>,
): Promise<PublicHosts> {
  const asked: Asked[] = []
  const server = createServer(async ({ method = '', url = '', headers }, response) => {
    const [, protocol, rest] = url.match(/^\/(https?)\/(.*)$/) ?? []
    const request = { method, url: `${protocol}://${rest}`, headers }
    asked.push(request)
    const answer = await reply(request)
    if (!answer) return response.destroy()
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    send: (url, init) => fetch(`http://127.0.0.1:${port}/${url.replace('://', '/')}`, init),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
