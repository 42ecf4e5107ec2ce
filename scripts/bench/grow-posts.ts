import type { PostFixture } from '#test/ghost/fixture-types'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns `count` published posts: the given ones, then older copies of them with slugs, titles and a paragraph of their
 * own. The result is the same for the same input.
 */
export function growPosts(posts: readonly PostFixture[], count: number): PostFixture[] {
  const oldest = Math.min(...posts.map(({ published_at }) => Date.parse(published_at)))
  return Array.from({ length: count }, (_, index) => {
    const post = posts[index % posts.length]
    if (!post) throw new Error('Cannot grow a blog without posts')
    const copy = Math.floor(index / posts.length)
    return copy === 0 ? post : copyOf(post, copy, new Date(oldest - index * (DAY_MS / 4)).toISOString())
  })
}

function copyOf(post: PostFixture, copy: number, published_at: string): PostFixture {
  return {
    ...post,
    slug: `${post.slug}-${copy}`,
    title: `${post.title}, part ${copy}`,
    html: `${post.html ?? ''}\n<p>This is part ${copy} of the series, with example number ${copy * 7919}.</p>`,
    // Only the newest posts are featured on a real blog.
    featured: false,
    published_at,
  }
}
