import { expect, test } from 'vitest'
import { createGhostClient } from '#worker/content/ghost/client.ts'
import type { GhostPost } from '#worker/content/ghost/schema.ts'
import { classesOf, fixtures, type GhostTarget, published, textOf } from './request.ts'

export function contentContract(target: () => GhostTarget): void {
  const client = () => createGhostClient({ url: target().url, key: target().contentKey })
  const readAll = async () => (await client().browsePosts(1, { bodies: true })).posts
  const htmlOf = (post: GhostPost | undefined) => post?.html ?? ''
  const readPost = (slug: string) => client().readPost(slug)

  test("each public post that Ghost returns contains its fixture's text", async () => {
    const posts = await readAll()
    for (const { slug, html, visibility } of published) {
      if (visibility !== 'public') continue
      const body = htmlOf(posts.find((post) => post.slug === slug))
      expect(textOf(body), slug).toBe(textOf(html ?? ''))
      expect(classesOf(body), slug).toEqual(classesOf(html ?? ''))
    }
  })

  test('Ghost converts links between posts to absolute URLs', async () => {
    const { url } = target()
    const bodies = (await readAll()).map(htmlOf).join('')
    expect(bodies).not.toContain('__GHOST_URL__')
    expect(bodies).not.toMatch(/<h[23]>/)
    expect(bodies).toMatch(new RegExp(`<a href="${url}/[a-z0-9-]+/"`))
    expect(bodies).toMatch(/<a href="https:\/\/[^"]+[?&]ref=127\.0\.0\.1[#"]/)
  })

  test('Ghost percent-encodes a curly apostrophe in a heading id', async () => {
    expect(htmlOf(await readPost('sales-tax-rates-by-county'))).toMatch(/<h2 id="[a-z-]*%E2%80%99s[a-z-]*">/)
  })

  test('Ghost adds an HTML comment before and after each table', async () => {
    const withTable = fixtures.posts.find((post) => post.html?.includes('<table>'))
    expect(htmlOf(await readPost(withTable?.slug ?? ''))).toMatch(
      /<!--kg-card-begin: html-->\s*<table>[\s\S]*<\/table>\s*<!--kg-card-end: html-->/,
    )
  })

  test('Ghost does not remove scripts, forms and frames from the HTML of editor cards', async () => {
    const html = htmlOf(await readPost('edge-all-cards'))
    for (const danger of ['<script', 'onerror=', '<style', ' style="', '<form', '<iframe'])
      expect(html).toContain(danger)
  })

  test('Ghost serves a feature image in each size that the site requests', async () => {
    const image = (await readPost('edge-all-cards'))?.feature_image
    const sizes = ['', 'size/w600/', 'size/w1000/', 'size/w1600/', 'size/w2400/', 'size/w600/format/webp/']
    for (const size of sizes) {
      const address = String(image).replace('/content/images/', `/content/images/${size}`)
      const response = await fetch(address, { redirect: 'manual' })
      expect(response.status, size).toBe(200)
      expect(response.headers.get('content-type'), size).toMatch(/^image\/(png|webp)$/)
      expect(response.headers.get('cache-control'), size).toBe('public, max-age=31536000')
      expect((await response.arrayBuffer()).byteLength, size).toBeGreaterThan(500)
    }
  })

  test('Ghost responds with 404 to a request for an unknown image', async () => {
    expect((await fetch(`${target().url}/content/images/2026/01/no-such-image.png`)).status).toBe(404)
  })
}
