import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BareSite, startBareSite } from './bare-site.ts'

let bare: BareSite

beforeAll(async () => {
  bare = await startBareSite()
  bare.ghost.setWebhook({ url: bare.hook, secret: bare.secret })
})
afterAll(() => bare?.[Symbol.asyncDispose]())

const BODY = '{"event":"site.changed"}'

function signature(time: number, secret = bare.secret) {
  return `sha256=${createHmac('sha256', secret).update(`${BODY}${time}`).digest('hex')}, t=${time}`
}

async function send(signed: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-ghost-signature': signed }
  return (await fetch(bare.hook, { method: 'POST', headers, body: BODY })).status
}

const list = async () => (await bare.get('/blog')).text

test('publish, edit, slug change, unpublish and delete are there with the next request', async () => {
  const { ghost, get } = bare
  for (const path of ['/', '/blog', '/blog/just-in', '/blog/moved']) await get(path)

  // Featured, so that home shows it too.
  const post = { slug: 'just-in', title: 'Just in', featured: true, html: '<p>The first text.</p>', tags: ['tax'] }
  await ghost.publish(post)
  expect((await get('/blog/just-in')).text).toContain('The first text.')
  for (const path of ['/', '/blog', '/sitemap.xml', '/rss.xml', '/api/content/tags/tax'])
    expect([path, (await get(path)).text.includes('just-in')]).toEqual([path, true])

  await ghost.edit('just-in', { title: 'Edited', html: '<p>The second text.</p>' })
  expect((await get('/blog/just-in')).text).toContain('The second text.')
  expect(await list()).toContain('Edited')

  await ghost.edit('just-in', { slug: 'moved' })
  expect([(await get('/blog/just-in')).status, (await get('/blog/moved')).status]).toEqual([404, 200])

  await ghost.unpublish('moved')
  expect((await get('/blog/moved')).status).toBe(404)
  expect(await list()).not.toContain('/blog/moved')

  await ghost.publish({ slug: 'moved', title: 'Published again' })
  expect(await list()).toContain('Published again')
  await ghost.remove('moved')
  expect((await get('/blog/moved')).status).toBe(404)
  expect(await list()).not.toContain('Published again')
})

test('a forged, late or replayed webhook changes nothing', async () => {
  const used = signature(Date.now())
  expect(await send(used)).toBe(200)
  const before = await list()
  expect(before).not.toContain('Unheard of')
  // Posts change without a word of it: whatever makes the site ask Ghost again shows.
  bare.ghost.setWebhook(undefined)
  await bare.ghost.publish({ slug: 'unheard-of', title: 'Unheard of' })
  const minute = 60_000
  const bad = [
    used,
    signature(Date.now(), 'another secret'),
    signature(Date.now() - 6 * minute),
    signature(Date.now() + 6 * minute),
    signature(Date.now()).replace(/t=\d+/, `t=${Date.now() + 1}`),
    'sha256=, t=',
  ]
  for (const signed of bad) {
    expect([signed, await send(signed)]).toEqual([signed, 401])
    expect(await list()).not.toContain('Unheard of')
  }
  expect(await send(signature(Date.now() + 1))).toBe(200)
  expect(await list()).toContain('Unheard of')
})
