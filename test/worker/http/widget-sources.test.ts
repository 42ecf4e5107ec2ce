import { createExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Widgets } from '#shared/widgets.ts'
import { fakeNetwork, unusedParts } from '#test/helpers/worker/fakes.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { createApp } from '#worker/app.ts'
import { brandReader } from '#worker/brand/brand-reader.ts'
import type { Bindings } from '#worker/env.ts'

beforeEach(() => void fakeNetwork())

async function cookiesPage(widgets?: Widgets) {
  const app = createApp({
    ...unusedParts,
    reader: (c) => ({ ...brandReader(c.var.site), notice: async () => undefined }) as never,
    widgets,
  })
  const request = new Request('https://dresdentax.example/cookies')
  const response = await app.fetch(request, {} as Bindings, createExecutionContext())
  const policy = response.headers.get('content-security-policy') ?? ''
  // Widgets do not change style-src, and its value differs between development and a build.
  const comparable = policy.replace(/( 'sha256-[^']+')+/g, ' HASHES').replace(/style-src [^;]+/, 'style-src STYLES')
  return { html: await response.text(), policy: comparable }
}

const CLOSED = [
  "default-src 'none'",
  "script-src 'self' HASHES",
  'style-src STYLES',
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://open.spotify.com',
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  'report-uri /api/reports',
].join('; ')

test('the CSP does not allow third-party scripts if no widgets are configured', async () => {
  const { policy, html } = await cookiesPage()
  expect(policy).toBe(CLOSED)
  expect(html).not.toMatch(/Intercom|googletagmanager/)
  const home = (await fetchSite('/')).headers.get('content-security-policy')
  expect(home?.replace(/frame-src [^;]+/, '')).not.toContain('https:')
})

test.each<[Widgets, RegExp, RegExp]>([
  [{ gtmId: 'GTM-TEST1' }, /googletagmanager|google-analytics|analytics\.google/, /intercom/],
  [{ chatAppId: 'abcd1234' }, /intercom/, /google/],
])("the CSP for the widget %o additionally allows only that widget's hosts", async (widgets, own, other) => {
  const { policy, html } = await cookiesPage(widgets)
  expect(policy).not.toMatch(other)
  expect(policy).not.toMatch(/unsafe-|\*[; ]|https:[; ]/)
  const added = policy.split(/[; ]+/).filter((source) => source.includes('://') && !CLOSED.includes(source))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((source) => !own.test(source))).toEqual([])
  expect(html).toContain(widgets.gtmId ?? widgets.chatAppId)
  expect(html).toContain('Intercom')
})
