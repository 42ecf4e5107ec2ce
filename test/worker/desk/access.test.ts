import { beforeEach, expect, test, vi } from 'vitest'
import { type AccessKey, accessToken, badTokens, COLLEAGUE, createAccessKey } from '#test/helpers/access-tokens'
import { type AccessOptions, createAccess } from '#worker/desk/access'

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

/** The desk's check, with a clock and an Access that the test controls. */
function setUp(options: Partial<AccessOptions> = {}) {
  const world = {
    now: START,
    keys: [key] as AccessKey[],
    /** Replaces the key set. */
    respond: undefined as (() => Response | Promise<Response>) | undefined,
    fetches: [] as string[],
    tokenOf: (signer = key, claims = {}) =>
      accessToken({ key: signer, issuer: team, audience, now: world.now }, { claims }),
    send: (token: string) => check(new Headers({ 'cf-access-jwt-assertion': token })),
    request: async (signer = key, claims = {}) => world.send(await world.tokenOf(signer, claims)),
  }
  const check = createAccess({
    ...{ team, audience, now: () => world.now },
    send: async (input) => {
      world.fetches.push(String(input))
      return world.respond?.() ?? Response.json({ keys: world.keys.map((one) => one.jwk), public_cert: {} })
    },
    ...options,
  })
  return { ...world, check, world }
}

const allowed = { scope: { who: COLLEAGUE, brands: undefined } }
const forbidden = { refused: 'forbidden' }
const unavailable = { refused: 'unavailable' }

test('a token of Access opens the desk for its email address in lower case', async () => {
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

test.each(Object.keys(bad))('a token with this fault is refused: %s', async (name) => {
  const { send, request } = setUp()
  expect(await request()).toEqual(allowed)
  expect(await send(bad[name] ?? '')).toEqual(forbidden)
})

test('a token in the cookie or in the Authorization header only is refused', async () => {
  const { check, tokenOf } = setUp()
  const token = await tokenOf()
  expect(await check(new Headers({ cookie: `CF_Authorization=${token}` }))).toEqual(forbidden)
  expect(await check(new Headers({ authorization: `Bearer ${token}` }))).toEqual(forbidden)
})

test('a token of the day before is refused', async () => {
  const { world, send, tokenOf } = setUp()
  const token = await tokenOf()
  expect(await send(token)).toEqual(allowed)
  world.now += 24 * 60 * 60 * SECOND
  expect(await send(token)).toEqual(forbidden)
})

const UNAVAILABLE: Record<string, () => Response | Promise<Response>> = {
  'no connection': () => Promise.reject(new TypeError('connection refused')),
  'HTTP 500': () => new Response('', { status: 500 }),
  'HTTP 404': () => Response.json({ keys: [key.jwk] }, { status: 404 }),
  'a redirect': () => new Response(null, { status: 302, headers: { location: 'https://evil.test/keys' } }),
  'an HTML page': () => new Response('<!doctype html>'),
  'no keys': () => Response.json({}),
  'an empty key set': () => Response.json({ keys: [] }),
  'keys that are a text': () => Response.json({ keys: 'key' }),
  'keys that are numbers': () => Response.json({ keys: [1, 2] }),
  'keys without a type': () => Response.json({ keys: [{ kid: key.kid }] }),
  null: () => Response.json(null),
}

test.each(Object.keys(UNAVAILABLE))(
  'without known keys, this answer of Access makes the desk unavailable: %s',
  async (name) => {
    const { world, request } = setUp()
    world.respond = UNAVAILABLE[name]
    expect(await request()).toEqual(unavailable)
    expect(await request()).toEqual(unavailable)
    expect(logged).toEqual([expect.stringContaining('"event":"access-keys-failed"')])
    world.respond = undefined
    world.now += 12 * SECOND
    expect(await request()).toEqual(allowed)
  },
)

test.each(Object.keys(UNAVAILABLE))(
  'with known keys, this answer of Access keeps them, and unknown keys are unavailable: %s',
  async (name) => {
    const { world, request } = setUp()
    expect(await request()).toEqual(allowed)
    world.respond = UNAVAILABLE[name]
    world.now += 12 * SECOND
    expect(await request(unknownKey)).toEqual(unavailable)
    expect(await request(unknownKey)).toEqual(unavailable)
    expect(await request()).toEqual(allowed)
    world.now += 3 * 60 * 60 * SECOND
    expect(await request()).toEqual(allowed)
  },
)

test('a key that Access no longer publishes is refused within an hour and 12 seconds', async () => {
  const { world, request } = setUp()
  expect(await request()).toEqual(allowed)
  world.keys = [nextKey]
  world.now += 60 * 60 * SECOND
  expect(await request()).toEqual(forbidden)
  expect(await request(nextKey)).toEqual(allowed)
})

test('a minute of junk with unknown key ids fetches the keys at most five times more', async () => {
  const { world, request, fetches } = setUp()
  expect(await request()).toEqual(allowed)
  for (let second = 1; second <= 60; second++) {
    world.now = START + second * SECOND
    const junk = await Promise.all(Array.from({ length: 5 }, () => request(unknownKey)))
    expect(junk).toEqual(junk.map(() => forbidden))
  }
  expect(fetches).toHaveLength(6)
})

test('40 requests at once with unknown key ids share one fetch, and a known key waits for none', async () => {
  const { world, request, fetches } = setUp()
  expect(await request()).toEqual(allowed)
  world.now += 12 * SECOND
  const release = Promise.withResolvers<void>()
  world.respond = async () => {
    await release.promise
    return Response.json({ keys: [key.jwk] })
  }
  const junk = Array.from({ length: 40 }, () => request(unknownKey))
  await vi.waitFor(() => expect(fetches).toHaveLength(2))
  expect(await request()).toEqual(allowed)
  release.resolve()
  expect(await Promise.all(junk)).toEqual(junk.map(() => forbidden))
  expect(fetches).toHaveLength(2)
})

test('40 requests at once to a new isolate share one fetch', async () => {
  const { request, fetches } = setUp()
  const results = await Promise.all(Array.from({ length: 40 }, () => request()))
  expect(results).toEqual(results.map(() => allowed))
  expect(fetches).toHaveLength(1)
})

test('a rotated key is found within 12 seconds, although junk came before', async () => {
  const { world, request } = setUp()
  expect(await request()).toEqual(allowed)
  world.now += 30 * SECOND
  expect(await request(unknownKey)).toEqual(forbidden)
  world.keys = [key, nextKey]
  for (let second = 1; second < 12; second++) {
    world.now += SECOND
    expect(await request(unknownKey)).toEqual(forbidden)
  }
  world.now += SECOND
  expect([await request(nextKey), await request(key)]).toEqual([allowed, allowed])
})

test('a request does not hang when the fetch of another one never ends', async () => {
  const { world, request } = setUp()
  world.respond = () => new Promise(() => undefined)
  void request()
  await vi.waitFor(() => expect(world.fetches).toHaveLength(1))
  const waiting = request()
  const clock = setInterval(() => (world.now += 100), 5)
  expect(await waiting).toEqual(unavailable)
  clearInterval(clock)
  world.respond = undefined
  world.now = START + 12 * SECOND
  expect(await request()).toEqual(allowed)
})

test('the fetch of the keys follows no redirect and has a time limit', async () => {
  const inits: (RequestInit | undefined)[] = []
  const { request } = setUp({
    send: async (_input, init) => {
      inits.push(init)
      return Response.json({ keys: [key.jwk] })
    },
  })
  expect(await request()).toEqual(allowed)
  expect(inits).toEqual([{ redirect: 'manual', signal: expect.any(AbortSignal) }])
})

test('DESK_STAFF limits colleagues to their brands, and keeps everyone else out', async () => {
  const { request } = setUp({ staff: { [COLLEAGUE]: ['brownco'], 'bob@firm.test': [] } })
  expect(await request(key, { email: 'ANA@firm.test' })).toEqual({ scope: { who: COLLEAGUE, brands: ['brownco'] } })
  expect(await request(key, { email: 'bob@firm.test' })).toEqual({ scope: { who: 'bob@firm.test', brands: [] } })
  for (const email of ['eve@firm.test', 'ana@firm.test.evil.test', 'constructor@firm.test'])
    expect(await request(key, { email })).toEqual(forbidden)
})
