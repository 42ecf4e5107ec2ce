/**
 * A fake Cloudflare Access for local development. This proxy shows a sign-in page and adds a signed token to each
 * request for the staff desk. The worker verifies the token as in production. The proxy also forwards requests to the
 * brands' hosts without a token, so the desk's links to previews work.
 */
import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { html } from 'hono/html'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const DESK_HOST = 'desk.localhost'
const AUDIENCE = 'local-desk-audience'
const COOKIE = 'desk_user'
const SIGN_IN = '/cdn-cgi/access/sign-in'
const SIGN_OUT = '/cdn-cgi/access/logout'
const KEY_ID = 'local'
const HOUR_SECONDS = 3600

/** @param staff Email addresses that the sign-in page suggests. The page also accepts any other address. */
export async function startAccessStandIn(staff: readonly string[]) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }
  let sitePort: number | undefined
  let issuer = ''

  const tokenFor = (email: string) =>
    new SignJWT({ email, type: 'app' })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience([AUDIENCE])
      .setSubject(email)
      .setIssuedAt()
      .setNotBefore(Math.floor(Date.now() / 1000))
      .setExpirationTime(Math.floor(Date.now() / 1000) + HOUR_SECONDS)
      .sign(privateKey)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://desk')
    if (pathname === '/cdn-cgi/access/certs') return send(response, 200, 'application/json', JSON.stringify(keys))
    const isDesk = request.headers.host?.split(':')[0] === DESK_HOST
    if (!isDesk && sitePort !== undefined) return forward(request, response, { port: sitePort })
    if (pathname === SIGN_IN && request.method === 'POST') return signIn(request, response)
    if (pathname === SIGN_OUT) return redirect(response, SIGN_IN, '')
    const user = userOf(request)
    if (pathname === SIGN_IN || !user) return send(response, 200, 'text/html; charset=utf-8', signInPage(staff))
    if (sitePort === undefined) return send(response, 503, 'text/plain', 'The site has not started yet.')
    forward(request, response, { port: sitePort, token: await tokenFor(user) })
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
  // Keeps idle connections open. Otherwise, the server could close a connection just as the worker sends a request.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
  return {
    url: `http://${DESK_HOST}:${port}`,
    vars: { DESK_HOST: `${DESK_HOST}:${port}`, ACCESS_TEAM_DOMAIN: issuer, ACCESS_AUD: AUDIENCE },
    tokenFor,
    connect(port: number) {
      sitePort = port
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function userOf({ headers }: IncomingMessage): string | undefined {
  const cookies = (headers.cookie ?? '').split('; ')
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  return value && decodeURIComponent(value)
}

async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fields = new URLSearchParams(await text(request))
  const email = fields.get('other') || fields.get('email') || ''
  redirect(response, '/', email)
}

/** @param email Email address of the person who signs in. An empty string signs the person out. */
function redirect(response: ServerResponse, location: string, email: string): void {
  response.setHeader('set-cookie', `${COOKIE}=${encodeURIComponent(email)}; Path=/; HttpOnly; SameSite=Lax`)
  response.writeHead(303, { location }).end()
}

/**
 * Forwards a request to the site. Keeps the Host header, because the worker shows the desk only on the desk's host.
 * Removes any sign-in token that the browser sent.
 */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, token }: { port: number; token?: string },
) {
  const { connection: _, 'cf-access-jwt-assertion': __, ...headers } = request.headers
  const { url, method } = request
  const signed = { ...headers, ...(token && { 'cf-access-jwt-assertion': token }) }
  // Opens a new connection for each request, because the site could close an idle connection just as the proxy reuses it.
  const options = { agent: false, host: '127.0.0.1', port, path: url, method, headers: signed }
  const forwarded = httpRequest(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

function signInPage(staff: readonly string[]): string {
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Sign in to the local desk</title>
<style>body{font:1.1rem/1.5 system-ui;max-width:28rem;margin:12vh auto;padding:0 1rem}button,input{font:inherit;padding:.6rem 1rem}</style>
<h1>Who are you?</h1><p>In production, Cloudflare Access asks this.</p><form method="post" action="${SIGN_IN}">
${staff.map((email) => html`<p><button name="email" value="${email}">${email}</button></p>`)}
<p><label>Someone else: <input name="other" type="email" autocomplete="off"></label> <button>Sign in</button></p></form></html>`
  return String(page)
}
