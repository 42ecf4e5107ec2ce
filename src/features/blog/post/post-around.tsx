import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PostCards } from '#features/blog/post-cards.tsx'
import { aroundQuery } from '#features/blog/posts.ts'
import type { ContentReader, PostLink } from '#shared/content.ts'
import { Unbroken } from '#ui/rich-text.tsx'

export function PostAround({ slug, content }: { slug: string; content: ContentReader }) {
  const { data } = useSuspenseQuery(aroundQuery(content, slug))
  if (!data.ok) return null
  const { previous, next, related } = data.value
  return (
    <div className="no-print">
      {previous || next ? (
        <nav aria-label="Previous and next post" className="mt-14 grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Neighbor post={previous} rel="prev" label="Previous" />
          <Neighbor post={next} rel="next" label="Next" />
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-16">
          <h2 id="related" className="mb-6 text-heading font-bold">
            Related posts
          </h2>
          <PostCards posts={related} columns="sm:grid-cols-2 lg:grid-cols-3" />
        </section>
      ) : null}
    </div>
  )
}

function Neighbor({ post, rel, label }: { post: PostLink | undefined; rel: 'prev' | 'next'; label: string }) {
  if (!post) return null
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: post.slug }}
      rel={rel}
      className={`grid content-start rounded-[var(--radius)] border border-line px-5 py-4 text-ink no-underline hover:border-ink ${rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className="text-small text-muted">{label}</span>
      <span className="font-semibold">
        <Unbroken text={post.title} />
      </span>
    </Link>
  )
}
