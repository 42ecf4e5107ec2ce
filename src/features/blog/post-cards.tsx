import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { PostSummary } from '#shared/content.ts'
import { Unbroken } from '#ui/rich-text.tsx'
import { PostImage } from './post-image.tsx'
import { PostMeta } from './post-list.tsx'

interface Props {
  posts: readonly PostSummary[]
  eager?: boolean
}

const SIZES = '(width >= 64rem) 25rem, (width >= 40rem) 45vw, 92vw'

export function PostCards({
  children,
  columns = 'sm:grid-cols-2',
  ...cards
}: Props & { columns?: string; children?: ReactNode }) {
  return (
    <ul className={`post-cards grid grid-cols-1 gap-x-8 gap-y-11 ${columns}`}>
      <Cards {...cards} />
      {children}
    </ul>
  )
}

export function Cards({ posts, eager = false, first }: Props & { first?: Ref<HTMLLIElement> }) {
  const eagerAt = eager ? posts.findIndex(({ picture }) => picture) : -1
  return posts.map((post, index) => (
    <li key={post.slug} ref={index === 0 ? first : undefined} className="card post-card">
      {post.picture ? <PostImage image={post.picture} sizes={SIZES} eager={index === eagerAt} /> : null}
      <PostTeaser post={post} />
    </li>
  ))
}

export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 lg:grid-cols-2">
      {posts.map((post) => (
        <li key={post.slug} className="card post-card border-t border-line py-5">
          <PostTeaser post={post} />
        </li>
      ))}
    </ul>
  )
}

interface TeaserProps {
  post: PostSummary
  titleSize?: string
}

export function PostTeaser({ post, titleSize = 'text-lead' }: TeaserProps) {
  return (
    <div>
      <h3 className={`font-bold ${titleSize}`}>
        <Link to="/blog/$slug" params={{ slug: post.slug }} className="card-link">
          <Unbroken text={post.title} />
        </Link>
      </h3>
      <PostMeta post={post} />
      <p className="mt-2 text-muted">
        <Unbroken text={post.excerpt} />
      </p>
    </div>
  )
}
