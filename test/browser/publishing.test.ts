import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type BareSite, startBareSite } from './bare-site.ts'

let bare: BareSite

beforeAll(async () => {
  bare = await startBareSite()
  bare.ghost.setWebhook({ url: bare.hook, secret: bare.secret })
})
afterAll(() => bare?.[Symbol.asyncDispose]())

/**
 * Returns the next page with current content: one that the site stores, or the 404 of a post, which it never stores. If Ghost
 * takes longer than visitors wait, which depends on the machine, the site shows outdated content first, and stores no such page.
 */
async function current(path: string): Promise<Answer> {
  let answer: Answer | undefined
  await expect
    .poll(async () => {
      answer = await bare.get(path)
      return answer.etag ?? answer.status === 404
    })
    .toBeTruthy()
  return answer as Answer
}

const list = async () => (await current('/blog')).text

test('after a webhook, the next current page shows a published, edited, renamed, unpublished or deleted post', async () => {
  const { ghost } = bare
  for (const path of ['/', '/blog', '/blog/just-in', '/blog/moved']) await current(path)

  // Featured, so that home shows it too.
  const post = { slug: 'just-in', title: 'Just in', featured: true, html: '<p>The first text.</p>', tags: ['tax'] }
  await ghost.publish(post)
  expect((await current('/blog/just-in')).text).toContain('The first text.')
  for (const path of ['/', '/blog', '/sitemap.xml', '/rss.xml', '/api/content/tags/tax'])
    expect([path, (await current(path)).text.includes('just-in')]).toEqual([path, true])

  await ghost.edit('just-in', { title: 'Edited', html: '<p>The second text.</p>' })
  expect((await current('/blog/just-in')).text).toContain('The second text.')
  expect(await list()).toContain('Edited')

  await ghost.edit('just-in', { slug: 'moved' })
  expect([(await current('/blog/just-in')).status, (await current('/blog/moved')).status]).toEqual([404, 200])

  await ghost.unpublish('moved')
  expect((await current('/blog/moved')).status).toBe(404)
  expect(await list()).not.toContain('/blog/moved')

  await ghost.publish({ slug: 'moved', title: 'Published again' })
  expect(await list()).toContain('Published again')
  await ghost.remove('moved')
  expect((await current('/blog/moved')).status).toBe(404)
  expect(await list()).not.toContain('Published again')
})

test('after a post is published, a page without posts keeps its ETag', async () => {
  const { ghost } = bare
  const etags = async () => [(await current('/about-us')).etag, (await current('/blog')).etag]
  const before = await etags()
  await ghost.publish({ slug: 'another', title: 'Another' })
  const after = await etags()
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
  await ghost.remove('another')
})
