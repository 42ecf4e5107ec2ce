import './featured-posts.css'
import type { PostSummary } from '#shared/content.ts'
import { PostTeaser } from './post-cards.tsx'
import { PostImage } from './post-image.tsx'
import { PostMotif } from './post-motif.tsx'

/** Shows the first post as a large card, with the other posts beside it. */
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
