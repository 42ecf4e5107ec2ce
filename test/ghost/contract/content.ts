/** What bodies, excerpts and pictures look like when Ghost hands them out. */
import { expect, test } from 'vitest'
import type { Target } from '../contract.ts'
import { askJson, classesOf, fixtures, type Item, published, wordsOf } from './ask.ts'

export function contentContract(target: () => Target): void {
  async function readPost(slug: string): Promise<Item> {
    const { posts } = await askJson(target(), `posts/slug/${slug}/`)
    if (!posts?.[0]) throw new Error(`no post ${slug}`)
    return posts[0]
  }

  const readAll = async () => (await askJson(target(), 'posts/', { limit: 'all' })).posts ?? []
  const htmlOf = (post: Item | undefined) => String(post?.html ?? '')

  test('every public body arrives word for word, with the classes of its cards', async () => {
    const posts = await readAll()
    for (const { slug, html, visibility } of published) {
      if (visibility !== 'public') continue
      const body = htmlOf(posts.find((post) => post.slug === slug))
      expect(wordsOf(body), slug).toBe(wordsOf(html ?? ''))
      expect(classesOf(body), slug).toEqual(classesOf(html ?? ''))
    }
  })

  test('the excerpt is the custom one, else up to 500 characters of plain text with line feeds', async () => {
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

  test('headings carry ids, links between posts are absolute, links out carry the host in ref', async () => {
    const { url } = target()
    const bodies = (await readAll()).map(htmlOf).join('')
    expect(bodies).not.toContain('__GHOST_URL__')
    expect(bodies).not.toMatch(/<h[23]>/)
    expect(bodies).toMatch(new RegExp(`<a href="${url}/[a-z0-9-]+/"`))
    expect(bodies).toMatch(/<a href="https:\/\/[^"]+[?&]ref=127\.0\.0\.1[#"]/)
  })

  test('a heading with an apostrophe gets an id with percent signs', async () => {
    expect(htmlOf(await readPost('sales-tax-rates-by-county'))).toMatch(/<h2 id="[a-z-]*%E2%80%99s[a-z-]*">/)
  })

  test('a table is a piece of raw HTML between two comments', async () => {
    const withTable = fixtures.posts.find((post) => post.html?.includes('<table>'))
    expect(htmlOf(await readPost(withTable?.slug ?? ''))).toMatch(
      /<!--kg-card-begin: html-->\s*<table>[\s\S]*<\/table>\s*<!--kg-card-end: html-->/,
    )
  })

  test('cards bring what must be cleaned away: scripts, handlers, inline styles, a hidden form', async () => {
    const html = htmlOf(await readPost('edge-all-cards'))
    for (const danger of ['<script', 'onerror=', '<style', ' style="', '<form', '<iframe'])
      expect(html).toContain(danger)
  })

  test('reading time is in whole minutes, and left out where there is no body', async () => {
    const times = (await readAll()).filter((post) => post.html).map((post) => post.reading_time)
    for (const time of times) expect(time).toEqual(expect.any(Number))
    expect(await readPost('edge-empty')).not.toHaveProperty('reading_time')
    expect(Math.max(...(times as number[]))).toBeGreaterThanOrEqual(2)
  })

  test('a feature image exists in every size the site asks for', async () => {
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

  test('a size Ghost does not know leads to the original, a picture it does not have is 404', async () => {
    const { feature_image: image } = await readPost('edge-all-cards')
    const address = String(image).replace('/content/images/', '/content/images/size/w333/')
    const odd = await fetch(address, { redirect: 'manual' })
    expect(odd.status).toBe(302)
    expect(odd.headers.get('location')).toBe(new URL(String(image)).pathname)
    expect((await fetch(`${target().url}/content/images/2026/01/no-such-picture.png`)).status).toBe(404)
  })
}
