import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS, type BrandId } from '#shared/brand-id'
import { previewToken } from '#worker/preview-token'
import { type FakeNetwork, fakeNetwork, ghostPost, notFound } from './fakes'
import { ask, newIsolate } from './site'
import { CONTENT, emptyStorage } from './storage'

const ID = '6b018e577ad473018d6eb1cc'
const SECRET = 'a secret that is long enough for us'
const KEYS = { GHOST_ADMIN_KEY: `5a3b1e0f:${'ab'.repeat(32)}`, PREVIEW_SECRET: SECRET }

let network: FakeNetwork
let draft: object
/** What Ghost was sent with each question for a draft. */
let signed: string[]

beforeEach(async () => {
  await emptyStorage()
  newIsolate(KEYS)
  signed = []
  const html = '<p>Not yet.</p><script>steal()</script><img src="http://ghost.test/content/images/a.png">'
  draft = { ...ghostPost({ slug: 'coming', id: ID, title: 'Coming', html }), published_at: null, access: undefined }
  network = fakeNetwork()
  const list = {
    posts: [ghostPost({ slug: 'first' })],
    meta: { pagination: { page: 1, limit: 100, pages: 1, total: 1 } },
  }
  network.ghost = (url, init) => {
    if (!url.pathname.startsWith('/ghost/api/admin/'))
      return url.pathname.includes('/slug/') ? notFound() : Response.json(list)
    signed.push(new Headers(init?.headers).get('authorization') ?? '')
    return url.pathname.endsWith(`/posts/${ID}/`) ? Response.json({ posts: [draft] }) : notFound()
  }
})
afterEach(() => vi.restoreAllMocks())

const tokenFor = (brand: BrandId, days = 2) => previewToken(SECRET, { id: ID, brand, days })
const asked = () => network.requests.filter((request) => request.includes('/admin/'))

test.each(BRAND_IDS)('%s: a signed link shows the draft as its page will be, to nobody else', async (brand) => {
  const token = await tokenFor(brand)
  for (const path of ['/preview/coming', '/preview/its-slug-of-yesterday', '/blog/coming']) {
    const { status, headers, html } = await read(`https://${brands[brand].domain}${path}?token=${token}`)
    expect([path, status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      path,
      200,
      'no-store',
      'noindex',
    ])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`data-brand="${brand}"`)
    expect(html).toMatch(/<h1[^>]*>Coming<\/h1>/)
    expect([html.includes('<p>Not yet.</p>'), html.includes('steal()')]).toEqual([true, false])
  }
  expect((await CONTENT.list({ prefix: 'content:' })).keys.filter(({ name }) => name.includes('coming'))).toEqual([])
})

test('Ghost is asked with a token of a minute for the Admin API, and the keys are in no answer', async () => {
  const { html, headers } = await read(`/preview/coming?token=${await tokenFor('dresdentax')}`)
  expect(asked()).toEqual([`http://ghost.test/ghost/api/admin/posts/${ID}/?formats=html`])
  const [head, claims] = (signed[0]?.replace('Ghost ', '').split('.') ?? [])
    .slice(0, 2)
    .map((part) => JSON.parse(atob(part)))
  expect(head).toEqual({ alg: 'HS256', typ: 'JWT', kid: '5a3b1e0f' })
  expect([claims.aud, claims.exp - claims.iat]).toEqual(['/admin/', 60])
  expect(html + JSON.stringify([...headers])).not.toMatch(/abababab|a secret that/)
})

test('any other link is the 404 it would be anyway, and Ghost’s Admin API is not asked', async () => {
  const good = await tokenFor('dresdentax')
  const plain = await read('/preview/coming')
  expect(alike(plain.html)).toContain('404')
  for (const [what, token] of [
    ['nothing', ''],
    ['no token', 'abc'],
    ['expired', await tokenFor('dresdentax', -0.001)],
    ['for longer than a week', await tokenFor('dresdentax', 7.01)],
    ['for another brand', await tokenFor('payroll')],
    [
      'of another secret',
      await previewToken('another secret, as long as ours is', { id: ID, brand: 'dresdentax', days: 1 }),
    ],
    ['for another post', good.replace(ID, '0'.repeat(24))],
    ['for longer than signed', good.replace(/(?<=\.)\d+/, (expiry) => `${Number(expiry) + 1}`)],
    ['for no post', good.replace(ID, '../settings')],
    ['unsigned', good.replace(/[^.]*$/, '')],
    ['signed with what is no signature', good.replace(/[^.]*$/, '-')],
    ['touched', good.replace(/.{3}$/, 'abc')],
  ] as const) {
    const { status, headers, html } = await read(`/preview/coming?token=${token}`)
    expect([what, status, headers.get('cache-control')]).toEqual([what, 404, 'no-store'])
    expect([what, alike(html)]).toEqual([what, alike(plain.html)])
    expect((await read(`/blog/coming?token=${token}`)).status).toBe(404)
  }
  expect(asked()).toEqual([])
})

test('a draft that is gone is a 404', async () => {
  const token = await previewToken(SECRET, { id: '0'.repeat(24), brand: 'dresdentax', days: 1 })
  expect((await read(`/preview/coming?token=${token}`)).status).toBe(404)
})

test('a draft for members shows what they would see, not its text', async () => {
  draft = { ...draft, visibility: 'members' }
  const { status, html } = await read(`/preview/coming?token=${await tokenFor('dresdentax')}`)
  expect([status, html.includes('Not yet.')]).toEqual([200, false])
})

test('Ghost down: the preview says so and when to come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network.ghost = () => new Response('', { status: 500 })
  const { status, headers } = await read(`/preview/coming?token=${await tokenFor('dresdentax')}`)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
})

test.each([
  ['GHOST_ADMIN_KEY', { PREVIEW_SECRET: SECRET }],
  ['PREVIEW_SECRET', { GHOST_ADMIN_KEY: KEYS.GHOST_ADMIN_KEY }],
])('without %s there are no previews', async (_, settings) => {
  newIsolate(settings as Record<string, string>)
  const token = await tokenFor('dresdentax')
  for (const path of ['/preview/coming', '/blog/coming'])
    expect([path, (await read(`${path}?token=${token}`)).status]).toEqual([path, 404])
  expect(asked()).toEqual([])
})

test('a token does not open the content API', async () => {
  expect((await ask(`/api/content/posts/coming?token=${await tokenFor('dresdentax')}`)).status).toBe(404)
})

async function read(path: string) {
  const response = await ask(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** What a page says. */
function alike(html: string): string | undefined {
  return html.match(/<main[^>]*>.*<\/main>/s)?.[0]
}
