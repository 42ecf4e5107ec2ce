import { createExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Widgets } from '#shared/widgets'
import { createApp } from '#worker/app'
import { brandReader } from '#worker/brand-reader'
import type { Bindings } from '#worker/env'
import { readSettings } from '#worker/env'
import { fakeNetwork, unusedParts } from './fakes'
import { ask } from './site'

beforeEach(() => void fakeNetwork())
afterEach(() => vi.restoreAllMocks())

async function cookiesPage(widgets?: Widgets) {
  const app = createApp({
    ...unusedParts,
    reader: (c) => brandReader(c.var.site) as never,
    widgets,
  })
  const request = new Request('https://dresdentax.example/cookies')
  const response = await app.fetch(request, {} as Bindings, createExecutionContext())
  const policy = response.headers.get('content-security-policy') ?? ''
  // Of styles a build says the nonce, development something wider; widgets change neither.
  const settled = policy.replace(/'nonce-[^']+'/g, 'NONCE').replace(/style-src [^;]+/, 'style-src STYLES')
  return { html: await response.text(), policy: settled }
}

const CLOSED = [
  "default-src 'none'",
  "script-src 'self' NONCE",
  'style-src STYLES',
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Players that a visitor asks for.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://open.spotify.com',
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

test('without widgets the policy lets nobody else in, and no page speaks of them', async () => {
  const { policy, html } = await cookiesPage()
  expect(policy).toBe(CLOSED)
  expect(html).not.toMatch(/Intercom|googletagmanager/)
  const home = (await ask('/')).headers.get('content-security-policy')
  expect(home?.replace(/frame-src [^;]+/, '')).not.toContain('https:')
})

test.each<[Widgets, RegExp, RegExp]>([
  [{ gtmId: 'GTM-TEST1' }, /googletagmanager|google-analytics|analytics\.google/, /intercom/],
  [{ chatAppId: 'abcd1234' }, /intercom/, /google/],
])('with %o the policy opens for that one, and never for inline code', async (widgets, own, other) => {
  const { policy, html } = await cookiesPage(widgets)
  expect(policy).not.toMatch(other)
  expect(policy).not.toMatch(/unsafe-|\*[; ]|https:[; ]/)
  const added = policy.split(/[; ]+/).filter((source) => source.includes('://') && !CLOSED.includes(source))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((source) => !own.test(source))).toEqual([])
  expect(html).toContain(widgets.gtmId ?? widgets.chatAppId)
  expect(html).toContain('Intercom')
})

test.each([
  ['GTM_ID', 'UA-12345'],
  ['GTM_ID', 'GTM-<x>'],
  ['CHAT_APP_ID', 'a/../b'],
])('%s that is malformed is named: %s', (name, value) => {
  const good = { GHOST_URL: 'https://ghost.test/', GHOST_CONTENT_KEY: 'key', MAILCHANNELS_API_KEY: 'key' }
  expect(() => readSettings({ ...good, [name]: value })).toThrow(name)
})
