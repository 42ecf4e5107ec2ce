import type { PostSummary } from '#shared/content.ts'
import { POST_CARD, PostTeaser } from './post-cards.tsx'
import { PostImage } from './post-image.tsx'
import { PostMotif } from './post-motif.tsx'

/** Shows the first featured post as a large card and the other featured posts beside it. */
export function FeaturedPosts({ posts: [first, ...rest] }: { posts: readonly PostSummary[] }) {
  if (!first) return null
  return (
    <section
      aria-labelledby="featured"
      className="mb-10 grid grid-cols-1 gap-x-12 gap-y-6 border-b-[length:var(--rule)] border-line pb-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <h2 id="featured" className="text-heading font-bold xl:col-span-full">
        Featured
      </h2>
      <article className={`${POST_CARD} xl:[grid-row:2/span_3]`}>
        {first.picture ? <PostImage image={first.picture} sizes="(width >= 64rem) 36rem, 92vw" eager /> : <PostMotif />}
        <PostTeaser post={first} titleSize="text-lead sm:text-heading" />
      </article>
      {rest.map((post, index) => (
        <article
          key={post.slug}
          className={`${POST_CARD} border-t border-line pt-4 ${index === 0 ? 'xl:border-t-0 xl:pt-0' : ''}`}
        >
          <PostTeaser post={post} />
        </article>
      ))}
    </section>
  )
}
