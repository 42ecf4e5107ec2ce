import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AccessKey, accessToken, badTokens, COLLEAGUE, createAccessKey } from '#test/helpers/access-tokens.ts'
import { type AccessOptions, createAccess } from '#worker/desk/access.ts'

const team = 'https://firm.cloudflareaccess.com'
const audience = 'a-desk-audience-0123456789'
const SECOND = 1000
const START = Date.parse('2026-11-23T15:00:00Z')

let logged: string[]
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

const key = await createAccessKey('key-1')
const nextKey = await createAccessKey('key-2')
const unknownKey = await createAccessKey('key-3')

function setUp(options: Partial<AccessOptions> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const world = {
    keys: [key] as AccessKey[],
    respond: undefined as (() => Response | Promise<Response>) | undefined,
    fetches: [] as string[],
    tokenOf: (signer = key, claims = {}) =>
      accessToken({ key: signer, issuer: team, audience, now: Date.now() }, { claims }),
    send: (token: string) => check(new Headers({ 'cf-access-jwt-assertion': token })),
    request: async (signer = key, claims = {}) => world.send(await world.tokenOf(signer, claims)),
  }
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    world.fetches.push(String(input))
    expect([init?.redirect, init?.signal]).toEqual(['manual', expect.any(AbortSignal)])
    return world.respond?.() ?? Response.json({ keys: world.keys.map((one) => one.jwk), public_cert: {} })
  })
  const check = createAccess({ team, audience, ...options })
  return { ...world, check, world }
}
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

const allowed = { scope: { who: COLLEAGUE, brands: undefined } }
const forbidden = { refused: 'forbidden' }
const unavailable = { refused: 'unavailable' }

test('a valid Cloudflare Access token identifies a staff member by a lowercase email address', async () => {
  const { request, fetches } = setUp()
  expect(await request()).toEqual(allowed)
  expect(await request(key, { email: ' Ana@Firm.test ' })).toEqual(allowed)
  expect(await request(key, { aud: audience })).toEqual(allowed)
  expect(await request(key, { aud: ['another', audience] })).toEqual(allowed)
  expect(await request(key, { nbf: undefined })).toEqual(allowed)
  expect(await request(key, { iat: START / 1000 + 3, nbf: START / 1000 + 3, exp: START / 1000 + 60 })).toEqual(allowed)
  expect(fetches).toEqual([`${team}/cdn-cgi/access/certs`])
})

const bad = await badTokens({ key, issuer: team, audience, now: START })

test.each(Object.keys(bad))('an invalid Cloudflare Access token is rejected: %s', async (name) => {
  const { send, request } = setUp()
  expect(await request()).toEqual(allowed)
  expect(await send(bad[name] ?? '')).toEqual(forbidden)
})

test('the desk rejects a Cloudflare Access token that arrives only in a cookie or an Authorization header', async () => {
  const { check, tokenOf } = setUp()
  const token = await tokenOf()
  expect(await check(new Headers({ cookie: `CF_Authorization=${token}` }))).toEqual(forbidden)
  expect(await check(new Headers({ authorization: `Bearer ${token}` }))).toEqual(forbidden)
})

const UNAVAILABLE: Record<string, () => Response | Promise<Response>> = {
  'a connection error': () => Promise.reject(new TypeError('connection refused')),
  'HTTP 500': () => new Response('', { status: 500 }),
  'HTTP 404': () => Response.json({ keys: [key.jwk] }, { status: 404 }),
  'a redirect': () => new Response(null, { status: 302, headers: { location: 'https://evil.test/keys' } }),
  'an HTML page': () => new Response('<!doctype html>'),
  'no keys': () => Response.json({}),
  'keys that are a string': () => Response.json({ keys: 'key' }),
  'keys that are numbers': () => Response.json({ keys: [1, 2] }),
  null: () => Response.json(null),
}

test.each(Object.keys(UNAVAILABLE))('the desk is unavailable if Cloudflare Access responds with %s', async (name) => {
  const { world, request } = setUp()
  world.respond = UNAVAILABLE[name]
  expect(await request()).toEqual(unavailable)
  expect(logged).toEqual([expect.stringContaining('"event":"access-keys-failed"')])
  world.respond = undefined
  expect(await request()).toEqual(allowed)
  world.respond = UNAVAILABLE[name]
  pass(12 * SECOND)
  expect([await request(unknownKey), await request()]).toEqual([unavailable, allowed])
})

test('a token signed with a key removed from Cloudflare Access is rejected an hour after the last key fetch', async () => {
  const { world, request } = setUp()
  expect(await request()).toEqual(allowed)
  world.keys = [nextKey]
  pass(60 * 60 * SECOND)
  expect([await request(), await request(nextKey)]).toEqual([forbidden, allowed])
})

test('Cloudflare Access tokens with unknown key ids cause at most five extra key fetches within a minute', async () => {
  const { request, fetches } = setUp()
  expect(await request()).toEqual(allowed)
  for (let second = 1; second <= 60; second++) {
    pass(SECOND)
    expect([await request(unknownKey), await request(unknownKey)]).toEqual([forbidden, forbidden])
  }
  expect(fetches).toHaveLength(6)
})

test('a Cloudflare Access token signed with a new key is accepted 12 seconds after the key rotation', async () => {
  const { world, request } = setUp()
  expect(await request()).toEqual(allowed)
  pass(30 * SECOND)
  expect(await request(unknownKey)).toEqual(forbidden)
  world.keys = [key, nextKey]
  pass(12 * SECOND)
  expect([await request(nextKey), await request(key)]).toEqual([allowed, allowed])
})

test('a desk request succeeds while an earlier request is still waiting for the Cloudflare Access keys', async () => {
  const { world, request } = setUp()
  world.respond = () => new Promise(() => undefined)
  void request()
  await vi.waitFor(() => expect(world.fetches).toHaveLength(1))
  world.respond = undefined
  expect(await request()).toEqual(allowed)
})

test('the DESK_STAFF setting limits access to the listed staff members and their brands', async () => {
  const { request } = setUp({ staff: { [COLLEAGUE]: ['brownco'], 'bob@firm.test': [] } })
  expect(await request(key, { email: 'ANA@firm.test' })).toEqual({ scope: { who: COLLEAGUE, brands: ['brownco'] } })
  expect(await request(key, { email: 'bob@firm.test' })).toEqual({ scope: { who: 'bob@firm.test', brands: [] } })
  for (const email of ['eve@firm.test', 'ana@firm.test.evil.test', 'constructor@firm.test'])
    expect(await request(key, { email })).toEqual(forbidden)
})
