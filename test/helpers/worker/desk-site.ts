/** Sends requests with Cloudflare Access tokens to the worker's desk. */
import { vi } from 'vitest'
import { accessToken, COLLEAGUE, createAccessKey } from '#test/helpers/access-tokens.ts'
import { type FakeNetwork, fakeNetwork } from './fakes.ts'
import { fetchSite, newIsolate } from './site.ts'
import { emptyStorage } from './storage.ts'

export const DESK = 'https://desk.firm.test'
const TEAM = 'firm.cloudflareaccess.com'
const audience = 'a-desk-audience-0123456789'

const key = await createAccessKey('key-1')
export const tokenOf = (email = COLLEAGUE) =>
  accessToken({ key, issuer: `https://${TEAM}`, audience, now: Date.now() }, { claims: { email } })

/** Number of requests for Cloudflare Access's public keys. */
export const keyFetches = { count: 0 }

/** Starts a new isolate with the desk enabled and the stored data unchanged. @param staff Maps email addresses to brands. */
export function restartDesk(staff?: Record<string, readonly string[]>, settings: Record<string, unknown> = {}) {
  newIsolate({
    ...{ DESK_HOST: 'desk.firm.test', ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUD: audience },
    ...(staff && { DESK_STAFF: JSON.stringify(staff) }),
    ...settings,
  })
}

/** Starts a desk with empty storage. Call before each test. */
export async function startDesk(staff?: Record<string, readonly string[]>, posts?: object[]): Promise<FakeNetwork> {
  await emptyStorage()
  const network = fakeNetwork(posts)
  stubAccess()
  restartDesk(staff)
  return network
}

/** Makes the fake network return the public keys of Cloudflare Access. */
export function stubAccess() {
  keyFetches.count = 0
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (new Request(input, init).url !== `https://${TEAM}/cdn-cgi/access/certs`) return others?.(input, init) as never
    keyFetches.count++
    return Response.json({ keys: [key.jwk] })
  })
}

export interface Sent extends RequestInit {
  /** The Access token of the request. The default is a valid token for `email`. */
  token?: string
  /** Email address of the staff member. The default is `COLLEAGUE`. */
  email?: string | undefined
}

export async function send(address: string, { token, email, headers, ...init }: Sent = {}): Promise<Response> {
  const all = { 'cf-access-jwt-assertion': token ?? (await tokenOf(email)), ...(headers as Record<string, string>) }
  return fetchSite(new URL(address, DESK).href, { ...init, headers: all })
}

export const openDesk = (path: string, email?: string) => send(path, { email })

export const sendDesk = (path: string, fields: Record<string, string>, email?: string, init: Sent = {}) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: DESK }, email, ...init })
