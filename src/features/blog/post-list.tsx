import type { PostSummary } from '#shared/content.ts'
import { longDate } from '#shared/dates.ts'
import { Icon } from '#ui/icon.tsx'

const GRID = 'grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'

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

type Facts = Pick<PostSummary, 'readingMinutes'> & { gated?: boolean }

export function hasFacts({ readingMinutes, gated }: Facts): boolean {
  return readingMinutes > 0 || gated === true
}

export function PostFacts({ readingMinutes, gated }: Facts) {
  return (
    <>
      {readingMinutes > 0 ? `${readingMinutes}\u00a0min\u00a0read` : null}
      {readingMinutes > 0 && gated ? ' · ' : null}
      {gated ? (
        <>
          <Icon name="lock" /> For members
        </>
      ) : null}
    </>
  )
}

export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <p className="mt-2 text-small text-muted">
      <time dateTime={post.publishedAt} className="whitespace-nowrap">
        {longDate(post.publishedAt)}
      </time>
      {hasFacts(post) ? '\u00a0· ' : null}
      <PostFacts {...post} />
    </p>
  )
}
