import { beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { type FakeNetwork, fakeNetwork, ghostPost, notFound } from '#test/helpers/worker/fakes.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { previewToken } from '#worker/content/preview-token.ts'

const ID = '6b018e577ad473018d6eb1cc'
const SECRET = 'a secret that is long enough for us'
const KEYS = { GHOST_ADMIN_KEY: `5a3b1e0f:${'ab'.repeat(32)}`, PREVIEW_SECRET: SECRET }

let network: FakeNetwork
let draft: object
let adminAuthorizations: string[]

beforeEach(async () => {
  await emptyStorage()
  newIsolate(KEYS)
  adminAuthorizations = []
  const html = '<p>Not yet.</p><script>steal()</script><img src="http://ghost.test/content/images/a.png">'
  draft = {
    ...ghostPost({ slug: 'coming', id: ID, title: 'Coming', html }),
    published_at: null,
    status: 'draft',
    access: undefined,
  }
  network = fakeNetwork()
  const list = {
    posts: [ghostPost({ slug: 'first' })],
    meta: { pagination: { page: 1, limit: 100, pages: 1, total: 1 } },
  }
  network.ghost = (url, init) => {
    if (!url.pathname.startsWith('/ghost/api/admin/'))
      return url.pathname.includes('/slug/') ? notFound() : Response.json(list)
    adminAuthorizations.push(new Headers(init?.headers).get('authorization') ?? '')
    return url.pathname.endsWith(`/posts/${ID}/`) ? Response.json({ posts: [draft] }) : notFound()
  }
})

const tokenFor = (brand: BrandId, days = 2) => previewToken(SECRET, { id: ID, brand, days })
const adminRequests = () => network.requests.filter((request) => request.includes('/admin/'))

test.each(BRAND_IDS)('a %s preview link shows the draft with noindex and no-store', async (brand) => {
  const token = await tokenFor(brand)
  for (const path of ['/preview/coming', '/preview/earlier-slug', '/blog/coming']) {
    const { status, headers, html } = await read(`https://${getBrand(brand).domain}${path}?token=${token}`)
    expect([path, status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      path,
      200,
      'no-store',
      'noindex',
    ])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`data-brand="${brand}"`)
    expect(html).toMatch(/<h1[^>]*>Draft: Coming<\/h1>/)
    expect(html).toContain('Only people with this link can read it.')
    expect([html.includes('<p>Not yet.</p>'), html.includes('steal()')]).toEqual([true, false])
  }
  expect((await CONTENT.list({ prefix: 'content:' })).keys.filter(({ name }) => name.includes('coming'))).toEqual([])
})

test('the preview page contains neither the Ghost Admin API key nor the preview secret', async () => {
  const { html, headers } = await read(`/preview/coming?token=${await tokenFor('dresdentax')}`)
  expect(adminRequests()).toEqual([`http://ghost.test/ghost/api/admin/posts/${ID}/?formats=html`])
  const [head, claims] = (adminAuthorizations[0]?.replace('Ghost ', '').split('.') ?? [])
    .slice(0, 2)
    .map((part) => JSON.parse(atob(part)))
  expect(head).toEqual({ alg: 'HS256', typ: 'JWT', kid: '5a3b1e0f' })
  expect([claims.aud, claims.exp - claims.iat]).toEqual(['/admin/', 60])
  expect(html + JSON.stringify([...headers])).not.toMatch(/abababab|a secret that/)
})

test('a preview link with an invalid token shows the usual 404 page', async () => {
  const good = await tokenFor('dresdentax')
  const plain = await read('/preview/coming')
  expect(mainOf(plain.html)).toContain('404')
  for (const [what, token] of [
    ['empty', ''],
    ['malformed', 'abc'],
    ['expired', await tokenFor('dresdentax', -0.001)],
    ['for longer than a week', await tokenFor('dresdentax', 7.01)],
    ['for another brand', await tokenFor('payroll')],
    [
      'signed with another secret',
      await previewToken('another secret, as long as ours is', { id: ID, brand: 'dresdentax', days: 1 }),
    ],
    ['for another post', good.replace(ID, '0'.repeat(24))],
    ['with a changed expiry', good.replace(/(?<=\.)\d+/, (expiry) => `${Number(expiry) + 1}`)],
    ['for a path instead of a post', good.replace(ID, '../settings')],
    ['unsigned', good.replace(/[^.]*$/, '')],
    ['with a malformed signature', good.replace(/[^.]*$/, '-')],
    ['with a changed signature', good.replace(/.{3}$/, 'abc')],
  ] as const) {
    const { status, headers, html } = await read(`/preview/coming?token=${token}`)
    expect([what, status, headers.get('cache-control')]).toEqual([what, 404, 'no-store'])
    expect([what, mainOf(html)]).toEqual([what, mainOf(plain.html)])
    expect((await read(`/blog/coming?token=${token}`)).status).toBe(404)
  }
  expect(adminRequests()).toEqual([])
})

test.each([
  ['GHOST_ADMIN_KEY', { PREVIEW_SECRET: SECRET }],
  ['PREVIEW_SECRET', { GHOST_ADMIN_KEY: KEYS.GHOST_ADMIN_KEY }],
])('a preview link responds with 404 if %s is not set', async (_, settings) => {
  newIsolate(settings as Record<string, string>)
  const token = await tokenFor('dresdentax')
  for (const path of ['/preview/coming', '/blog/coming'])
    expect([path, (await read(`${path}?token=${token}`)).status]).toEqual([path, 404])
  expect(adminRequests()).toEqual([])
})

test('a preview link responds with 404 if the draft was deleted', async () => {
  const path = `/preview/coming?token=${await tokenFor('dresdentax')}`
  const deleted = await previewToken(SECRET, { id: '0'.repeat(24), brand: 'dresdentax', days: 1 })
  expect((await read(`/preview/coming?token=${deleted}`)).status).toBe(404)
  expect((await read(path.replace('/preview/', '/api/content/posts/'))).status).toBe(404)
  draft = { ...draft, visibility: 'members' }
  const { status, html } = await read(path)
  expect([status, html.includes('Not yet.')]).toEqual([200, false])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('', { status: 500 })
  const { headers, ...down } = await read(path)
  expect([down.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
})

async function read(path: string) {
  const response = await fetchSite(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

function mainOf(html: string): string | undefined {
  return html.match(/<main[^>]*>.*<\/main>/s)?.[0]
}
