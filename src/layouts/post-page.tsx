import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Contents } from '#components/contents'
import { PostAuthors } from '#components/post-authors'
import { PostMeta } from '#components/post-list'
import { PostPicture } from '#components/post-picture'
import { ShareLinks } from '#components/share-links'
import { Page } from '#layouts/page'
import type { Post } from '#shared/content'
import { keepDomain } from '#shared/post-links'
import '../theme/blog.css'

interface Props {
  post: Post
  /** What leads on from the post. */
  around: ReactNode
  /** Its text. */
  children: ReactNode
}

/** From so many headings on a post has a table of contents. */
const CONTENTS_FROM = 4

/** A post: its text in one column, and beside it where one is in it and how to pass it on. */
export function PostPage({ post, around, children }: Props) {
  const { title, picture, caption, headings, authors } = post
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const long = headings.length >= CONTENTS_FROM
  return (
    <Page title={title} lead={<PostHead post={post} />}>
      <div className="post">
        <article className="post-text">
          {picture ? (
            <figure className="mb-8">
              <PostPicture picture={picture} sizes="(width >= 64rem) 40rem, 92vw" eager />
              {caption ? (
                // Cleaned when it entered the cache: worker/ghost/html.ts.
                <figcaption
                  className="mt-2 text-sm text-muted"
                  dangerouslySetInnerHTML={{ __html: keepDomain(caption, domain) }}
                />
              ) : null}
            </figure>
          ) : null}
          {long ? (
            <details className="post-contents-fold no-print">
              <summary>On this page</summary>
              <Contents headings={headings} />
            </details>
          ) : null}
          {children}
          <PostAuthors authors={authors} />
        </article>
        <aside aria-label="About this post" className="post-beside no-print">
          {long ? (
            <nav aria-labelledby="contents" className="post-contents">
              <h2 id="contents" className="font-semibold">
                On this page
              </h2>
              <Contents headings={headings} />
            </nav>
          ) : null}
          {/* The address one is at, not the post's home: that may be another brand's. */}
          <ShareLinks title={title} url={`https://${brand.domain}/blog/${post.slug}`} />
        </aside>
      </div>
      {around}
    </Page>
  )
}

function PostHead({ post }: { post: Post }) {
  return (
    <>
      <PostMeta post={post} />
      <p className="text-base">{post.authors.map(({ name }) => name).join(', ')}</p>
      {post.tags.length > 0 ? (
        <ul aria-label="Topics" className="post-tags">
          {post.tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/blog/tag/$slug" params={{ slug }} search={{}}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-4 text-base no-print">
        <Link to="/blog" search={{}} className="way-back">
          <span className="i-ph-arrow-left" aria-hidden="true" /> All posts
        </Link>
      </p>
    </>
  )
}
