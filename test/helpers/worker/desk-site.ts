/** Requests to the desk of the running worker, with tokens of Access. */
import { vi } from 'vitest'
import { accessToken, COLLEAGUE, createAccessKey } from '#test/helpers/access-tokens'
import { fakeNetwork } from './fakes'
import { fetchSite, newIsolate } from './site'
import { emptyStorage } from './storage'

export const DESK = 'https://desk.firm.test'
const TEAM = 'firm.cloudflareaccess.com'
const audience = 'a-desk-audience-0123456789'

const key = await createAccessKey('key-1')

/** Call it before each test. @param staff Email address → brands. */
export async function startDesk(staff?: Record<string, string[]>) {
  await emptyStorage()
  fakeNetwork()
  const others = vi.mocked(fetch).getMockImplementation()
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (new Request(input, init).url !== `https://${TEAM}/cdn-cgi/access/certs`) return others?.(input, init) as never
    return Response.json({ keys: [key.jwk] })
  })
  newIsolate({
    ...{ DESK_HOST: 'desk.firm.test', ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUD: audience },
    ...(staff && { DESK_STAFF: JSON.stringify(staff) }),
  })
}

async function send(path: string, init: RequestInit, email = COLLEAGUE) {
  const options = { key, issuer: `https://${TEAM}`, audience, now: Date.now() }
  const token = await accessToken(options, { claims: { email } })
  return fetchSite(`${DESK}${path}`, { ...init, headers: { origin: DESK, 'cf-access-jwt-assertion': token } })
}

/** @param email The colleague, by default `COLLEAGUE`. */
export const openDesk = (path: string, email?: string) => send(path, {}, email)

export const sendDesk = (path: string, fields: Record<string, string>, email?: string) =>
  send(path, { method: 'POST', body: new URLSearchParams(fields) }, email)
