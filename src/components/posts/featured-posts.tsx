import './featured-posts.css'
import { PostTeaser } from '#components/posts/post-cards.tsx'
import { PostImage } from '#components/posts/post-image.tsx'
import { PostMotif } from '#components/posts/post-motif.tsx'
import type { PostSummary } from '#shared/content.ts'

/** The first post is large, with the others beside it. */
export function FeaturedPosts({ posts: [first, ...rest] }: { posts: readonly PostSummary[] }) {
  if (!first) return null
  return (
    <section
      aria-labelledby="featured"
      className="featured-posts mb-10 grid grid-cols-1 gap-x-12 gap-y-6 border-b-[length:var(--rule)] border-line pb-10"
    >
      <h2 id="featured" className="text-heading font-bold xl:col-span-full">
        Featured
      </h2>
      <article className="card post-card">
        {first.picture ? <PostImage image={first.picture} sizes="(width >= 64rem) 36rem, 92vw" eager /> : <PostMotif />}
        <PostTeaser post={first} />
      </article>
      {rest.map((post) => (
        <article key={post.slug} className="card post-card">
          <PostTeaser post={post} />
        </article>
      ))}
    </section>
  )
}
