import { Link } from '@tanstack/react-router'
import { Icon } from '#components/icon'
import { Unbroken } from '#components/rich-text'
import { contentTexts, type PostSummary } from '#shared/content'
import { longDate } from '#shared/dates'

const GRID = 'grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'

export function PostList({ posts, headingLevel }: { posts: readonly PostSummary[]; headingLevel: 'h2' | 'h3' }) {
  if (posts.length === 0) return <p className="text-muted">{contentTexts.noPosts}</p>
  return (
    <ul className={GRID}>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} heading={headingLevel} />
      ))}
    </ul>
  )
}

function PostCard({ post, heading: Heading }: { post: PostSummary; heading: 'h2' | 'h3' }) {
  return (
    <li className="card border-t-3 border-brand pt-4">
      <Heading className="text-lead font-bold">
        <Link to="/blog/$slug" params={{ slug: post.slug }} className="card-link">
          <Unbroken text={post.title} />
        </Link>
      </Heading>
      <PostMeta post={post} />
      <p className="mt-2 text-muted">{post.excerpt}</p>
    </li>
  )
}

/** The skeleton of posts that are still loading. */
export function PostsPending() {
  return (
    <div className={`skeleton ${GRID}`} role="status">
      <span className="sr-only">Loading</span>
      <i />
      <i />
      <i />
    </div>
  )
}

/** The date, the reading time if it is above 0, and a lock if the post is for members only. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="mt-1 text-small text-muted">
      <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
      {post.readingMinutes > 0 ? ` · ${post.readingMinutes} min read` : null}
      {post.gated ? (
        <>
          {' · '}
          <Icon name="lock" /> For members
        </>
      ) : null}
    </p>
  )
}
