import './post-cards.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import type { PostSummary } from '#shared/content.ts'
import { Unbroken } from '#ui/rich-text.tsx'
import { PostImage } from './post-image.tsx'
import { PostMeta } from './post-list.tsx'
import { PostMotif } from './post-motif.tsx'

interface Props {
  posts: readonly PostSummary[]
  /** True if the first post's image is the page's first image, which then loads immediately. */
  eager?: boolean
}

const SIZES = '(width >= 64rem) 25rem, (width >= 40rem) 45vw, 92vw'

/** Post cards with each post's image or, if it has none, the brand's drawing. `children` are additional cards. */
export function PostCards({ children, ...cards }: Props & { children?: ReactNode }) {
  return (
    <ul className="post-cards">
      <Cards {...cards} />
      {children}
    </ul>
  )
}

export function Cards({ posts, eager = false, first }: Props & { first?: Ref<HTMLLIElement> }) {
  const eagerAt = eager ? posts.findIndex(({ picture }) => picture) : -1
  return posts.map((post, index) => (
    <li key={post.slug} ref={index === 0 ? first : undefined} className="card post-card">
      {post.picture ? <PostImage image={post.picture} sizes={SIZES} eager={index === eagerAt} /> : <PostMotif />}
      <PostTeaser post={post} />
    </li>
  ))
}

/** Lists posts as rows without images. */
export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="post-rows">
      {posts.map((post) => (
        <li key={post.slug} className="card post-card">
          <PostTeaser post={post} />
        </li>
      ))}
    </ul>
  )
}

/** The title, date and excerpt of a post. The link covers the whole card. */
export function PostTeaser({ post }: { post: PostSummary }) {
  return (
    <div>
      <h3 className="text-lead font-bold">
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
