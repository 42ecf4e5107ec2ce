import { expect, inject, test } from 'vitest'
import { createGhostAdmin } from '#worker/content/ghost/admin.ts'
import { previewToken } from '#worker/content/preview-token.ts'
import { ghostContract } from './contract.ts'
import { adminByKey } from './real/admin-api.ts'

ghostContract('the real Ghost', () => inject('ghost'))

async function page(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${inject('sitePort')}${path}`)
  return { status: response.status, html: await response.text() }
}

test('the site shows posts from a real Ghost server', async () => {
  const list = await page('/blog')
  expect([list.status, list.html.includes('Error Loading Posts')]).toEqual([200, false])
  const slug = list.html.match(/href="\/blog\/([a-z0-9-]+)"/)?.[1]
  const post = await page(`/blog/${slug}`)
  expect(post.status).toBe(200)
  expect(post.html.match(/<div id="post-body"[^>]*>(?:(?!<\/article>)[\s\S]){200,}/)).not.toBeNull()
})

test('the site responds with 404 to a request for a draft in Ghost', async () => {
  expect((await page('/blog/edge-draft')).status).toBe(404)
})

test('a preview link shows a draft that has no publication date', async () => {
  const { url, adminKey } = inject('ghost')
  const { posts } = await adminByKey(url, adminKey).call('POST', '/posts/', { posts: [{ title: 'Just begun' }] })
  const [{ id, published_at }] = posts as [{ id: string; published_at: string | null }]
  expect(published_at).toBeNull()
  const draft = await createGhostAdmin({ url, key: adminKey }).readDraft(id)
  expect(draft?.published_at).toBe(draft?.updated_at)
  const token = await previewToken(inject('previewSecret'), { id, brand: 'dresdentax', days: 1 })
  const { status, html } = await page(`/preview/just-begun?token=${token}`)
  expect([status, html.match(/<h1.*?<\/h1>/s)?.[0]]).toEqual([200, expect.stringContaining('Just begun')])
  expect((await page('/preview/just-begun')).status).toBe(404)
})
