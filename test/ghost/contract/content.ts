/** Contract of post bodies, excerpts and images. */
import { expect, test } from 'vitest'
import { classesOf, fixtures, type GhostTarget, type Item, published, requestJson, textOf } from './request.ts'

export function contentContract(target: () => GhostTarget): void {
  async function readPost(slug: string): Promise<Item> {
    const { posts } = await requestJson(target(), `posts/slug/${slug}/`)
    if (!posts?.[0]) throw new Error(`Ghost has no post ${slug}`)
    return posts[0]
  }

  const readAll = async () => (await requestJson(target(), 'posts/', { limit: 'all' })).posts ?? []
  const htmlOf = (post: Item | undefined) => String(post?.html ?? '')

  test('each public body has the text and the card classes of its fixture', async () => {
    const posts = await readAll()
    for (const { slug, html, visibility } of published) {
      if (visibility !== 'public') continue
      const body = htmlOf(posts.find((post) => post.slug === slug))
      expect(textOf(body), slug).toBe(textOf(html ?? ''))
      expect(classesOf(body), slug).toEqual(classesOf(html ?? ''))
    }
  })

  test('the excerpt is the custom excerpt, or the first 500 characters of plain text with line feeds', async () => {
    const posts = await readAll()
    for (const { slug, custom_excerpt } of published) {
      if (custom_excerpt) expect(posts.find((post) => post.slug === slug)?.excerpt, slug).toBe(custom_excerpt)
    }
    const cards = posts.find((post) => post.slug === 'edge-all-cards')
    expect(cards?.excerpt).toHaveLength(500)
    expect(cards?.excerpt).toMatch(
      /^What a writer can insert\n\nOne of each follows, with <angle brackets> & an ampersand\./,
    )
  })

  test('headings have ids, links between posts are absolute, and external links have the host in ref', async () => {
    const { url } = target()
    const bodies = (await readAll()).map(htmlOf).join('')
    expect(bodies).not.toContain('__GHOST_URL__')
    expect(bodies).not.toMatch(/<h[23]>/)
    expect(bodies).toMatch(new RegExp(`<a href="${url}/[a-z0-9-]+/"`))
    expect(bodies).toMatch(/<a href="https:\/\/[^"]+[?&]ref=127\.0\.0\.1[#"]/)
  })

  test('the id of a heading with a typographic apostrophe is percent-encoded', async () => {
    expect(htmlOf(await readPost('sales-tax-rates-by-county'))).toMatch(/<h2 id="[a-z-]*%E2%80%99s[a-z-]*">/)
  })

  test('a table is raw HTML between two comments', async () => {
    const withTable = fixtures.posts.find((post) => post.html?.includes('<table>'))
    expect(htmlOf(await readPost(withTable?.slug ?? ''))).toMatch(
      /<!--kg-card-begin: html-->\s*<table>[\s\S]*<\/table>\s*<!--kg-card-end: html-->/,
    )
  })

  test('cards contain code that the site must remove: scripts, event handlers, inline styles, forms, frames', async () => {
    const html = htmlOf(await readPost('edge-all-cards'))
    for (const danger of ['<script', 'onerror=', '<style', ' style="', '<form', '<iframe'])
      expect(html).toContain(danger)
  })

  test('the reading time is in whole minutes, and a post without a body has none', async () => {
    const times = (await readAll()).filter((post) => post.html).map((post) => post.reading_time)
    for (const time of times) expect(time).toEqual(expect.any(Number))
    expect(await readPost('edge-empty')).not.toHaveProperty('reading_time')
    expect(Math.max(...(times as number[]))).toBeGreaterThanOrEqual(2)
  })

  test('a feature image exists in each size that the site requests', async () => {
    const { feature_image: image } = await readPost('edge-all-cards')
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

  test('an unknown image size redirects to the original, and an unknown image gets a 404', async () => {
    const { feature_image: image } = await readPost('edge-all-cards')
    const address = String(image).replace('/content/images/', '/content/images/size/w333/')
    const unknownSize = await fetch(address, { redirect: 'manual' })
    expect(unknownSize.status).toBe(302)
    expect(unknownSize.headers.get('location')).toBe(new URL(String(image)).pathname)
    expect((await fetch(`${target().url}/content/images/2026/01/no-such-image.png`)).status).toBe(404)
  })
}
