import type { PostSummary } from '#shared/content.ts'
import { PostTeaser } from './post-cards.tsx'
import { PostImage } from './post-image.tsx'
import { PostMotif } from './post-motif.tsx'

export function FeaturedPosts({ posts: [first, ...rest] }: { posts: readonly PostSummary[] }) {
  if (!first) return null
  return (
    <section
      aria-labelledby="featured"
      className="mb-10 grid grid-cols-1 gap-x-gutter gap-y-6 border-b-[length:var(--rule)] border-line pb-10 sm:grid-cols-2"
    >
      <h2 id="featured" className="col-span-full text-heading font-bold">
        Featured
      </h2>
      <article className="card post-card col-span-full items-center gap-x-gutter sm:grid sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {first.picture ? <PostImage image={first.picture} sizes="(width >= 64rem) 36rem, 92vw" eager /> : <PostMotif />}
        <PostTeaser post={first} titleSize="text-lead sm:text-heading" />
      </article>
      {rest.map((post) => (
        <article key={post.slug} className="card post-card border-t border-line pt-4">
          <PostTeaser post={post} />
        </article>
      ))}
    </section>
  )
}
