import { createExecutionContext } from 'cloudflare:test'
import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { unusedParts } from '#test/helpers/worker/fakes.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { createApp } from '#worker/app.ts'
import type { Bindings } from '#worker/env.ts'
import type { AppEnv, MakeReader } from '#worker/http/context.ts'

setUpSite()

const cause = new Error('GHOST_URL inner-words')
const API = '/api/content/posts/some-post'
type Reader = ReturnType<MakeReader>

const appWith = (post: () => unknown) =>
  createApp({
    ...unusedParts,
    reader: () => ({ notice: async () => undefined, post, posts: post, featured: post }) as unknown as Reader,
  })
const APPS: Record<string, { fetch: Hono<AppEnv>['fetch'] }> = {
  'the content cannot be loaded': appWith(() => Promise.reject(cause)),
  'the page cannot be serialized': appWith(async () => ({
    get title() {
      throw cause
    },
  })),
}

async function fetchPage(app: { fetch: Hono<AppEnv>['fetch'] }, host: string, path = '/blog/some-post') {
  const request = new Request(`https://${host}${path}`)
  const response = await app.fetch(request, {} as Bindings, createExecutionContext())
  return { response, html: await response.text() }
}

test.each(Object.keys(APPS))("each brand's 500 page shows the brand's phone number if %s", async (why) => {
  for (const { domain, contact } of brands) {
    const { response, html } = await fetchPage(APPS[why] as (typeof APPS)[string], domain)
    expect([domain, response.status, response.headers.get('cache-control')]).toEqual([domain, 500, 'no-store'])
    expect(html).toContain(`<a href="tel:+1${contact.phone.replace(/\D/g, '')}">${contact.phone}</a>`)
    expect(html).toContain('Reload Page')
    expect(html).toContain(response.headers.get('x-request-id'))
    expect(html).not.toMatch(/inner-words|GHOST_URL|\.tsx?\b| {4}at /)
    expect(logged.at(-1)).toContain(`"requestId":"${response.headers.get('x-request-id')}"`)
  }
  expect(logged.join()).toContain('inner-words')
})

test('the content API returns a JSON 500 response after an unexpected error', async () => {
  const { response } = await fetchPage(
    APPS['the content cannot be loaded'] as (typeof APPS)[string],
    'payroll.example',
    API,
  )
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json'])
})
