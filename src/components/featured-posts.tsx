import { PostTeaser } from '#components/post-cards'
import { PostPicture } from '#components/post-picture'
import type { PostSummary } from '#shared/content'

/** The first large, beside it the rest. */
export function FeaturedPosts({ posts: [first, ...rest] }: { posts: readonly PostSummary[] }) {
  if (!first) return null
  return (
    <section aria-labelledby="featured" className="featured-posts">
      <h2 id="featured" className="text-2xl font-bold">
        Featured
      </h2>
      <article className="post-card">
        {first.picture ? <PostPicture picture={first.picture} sizes="(width >= 64rem) 36rem, 92vw" eager /> : null}
        <PostTeaser post={first} />
      </article>
      {rest.map((post) => (
        <article key={post.slug} className="post-card">
          <PostTeaser post={post} />
        </article>
      ))}
    </section>
  )
}
