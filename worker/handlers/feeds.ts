/** /rss.xml: the brand's feed of the newest posts, with their full text. */
import { Feed } from 'feed'
import { Hono } from 'hono'
import type { Post } from '#shared/content'
import type { AppEnv, MakeReader } from '#worker/context'

export function feeds(reader: MakeReader) {
  return new Hono<AppEnv>().get('/rss.xml', async (c) => {
    const { brand } = c.var.site
    const content = reader(c)
    const { posts } = await content.postPage(1)
    // A post that cannot be had is left out for now; the list itself failing is the feed failing.
    const full = await Promise.all(posts.map((post) => content.post(post.slug).catch(() => undefined)))
    const home = `https://${brand.domain}`
    const feed = new Feed({
      id: home,
      link: `${home}/blog`,
      title: `${brand.name}: ${brand.news.heading}`,
      description: brand.tagline,
      language: 'en-us',
      generator: false,
      feedLinks: { rss: `${home}/rss.xml` },
      updated: newest(full),
    })
    for (const post of full) if (post) feed.addItem(item(post, home))
    return c.body(feed.rss2(), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': full.includes(undefined) ? 'no-store' : 'public, max-age=0, must-revalidate',
    })
  })
}

function item(post: Post, home: string) {
  const link = `${home}/blog/${post.slug}`
  return {
    id: link,
    guid: link,
    link,
    title: post.title,
    description: post.excerpt,
    // Links inside posts are paths of this site; a feed reader has no site to resolve them against.
    content: post.html.replaceAll('href="/', `href="${home}/`),
    date: new Date(post.publishedAt),
    category: post.tags.map(({ name }) => ({ name })),
  }
}

function newest(posts: readonly (Post | undefined)[]): Date {
  const times = posts.map((post) => (post ? Date.parse(post.updatedAt) : 0))
  return new Date(Math.max(0, ...times))
}
