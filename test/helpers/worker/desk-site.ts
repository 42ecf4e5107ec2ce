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

export const keyFetches = { count: 0 }

export function restartDesk(staff?: Record<string, readonly string[]>, settings: Record<string, unknown> = {}) {
  newIsolate({
    ...{ DESK_HOST: 'desk.firm.test', ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUD: audience },
    ...(staff && { DESK_STAFF: JSON.stringify(staff) }),
    ...settings,
  })
}

export async function startDesk(staff?: Record<string, readonly string[]>, posts?: object[]): Promise<FakeNetwork> {
  await emptyStorage()
  const network = fakeNetwork(posts)
  stubAccess()
  restartDesk(staff)
  return network
}

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
  token?: string
  email?: string | undefined
}

export async function send(address: string, { token, email, headers, ...init }: Sent = {}): Promise<Response> {
  const all = { 'cf-access-jwt-assertion': token ?? (await tokenOf(email)), ...(headers as Record<string, string>) }
  return fetchSite(new URL(address, DESK).href, { ...init, headers: all })
}

export const openDesk = (path: string, email?: string) => send(path, { email })

export const sendDesk = (path: string, fields: Record<string, string>, email?: string, init: Sent = {}) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: DESK }, email, ...init })
