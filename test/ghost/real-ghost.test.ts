import { expect, inject, test } from 'vitest'
import { ghostContract } from './contract.ts'

ghostContract('the real Ghost', () => inject('ghost'))

async function page(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${inject('sitePort')}${path}`)
  return { status: response.status, html: await response.text() }
}

test('the site lists the real Ghost’s posts and shows one', async () => {
  const list = await page('/blog')
  expect([list.status, list.html.includes('Error Loading Posts')]).toEqual([200, false])
  const slug = list.html.match(/href="\/blog\/([a-z0-9-]+)"/)?.[1]
  const post = await page(`/blog/${slug}`)
  expect(post.status).toBe(200)
  expect(post.html.match(/<div id="post-body"[^>]*>(?:(?!<\/article>)[\s\S]){200,}/)).not.toBeNull()
})

test('a draft of the real Ghost is a 404 on the site', async () => {
  expect((await page('/blog/edge-draft')).status).toBe(404)
})
