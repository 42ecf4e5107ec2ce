import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AllPostsLink } from '#features/blog/all-posts-link.tsx'
import { PostImage } from '#features/blog/post-image.tsx'
import { PostMeta } from '#features/blog/post-list.tsx'
import { POSTS_ACTION } from '#features/blog/posts-action.ts'
import { Page } from '#features/page/page.tsx'
import type { Post } from '#shared/content.ts'
import { UNKNOWN_AUTHOR } from '#shared/unknown-author.ts'
import { Icon } from '#ui/icon.tsx'
import { Contents } from './contents.tsx'
import { PostAuthors } from './post-authors.tsx'
import { keepDomain } from './post-links.ts'
import { ShareLinks } from './share-links.tsx'

interface Props {
  post: Post
  around: ReactNode
  children: ReactNode
}

const MIN_CONTENTS_HEADINGS = 4

export function PostPage({ post, around, children }: Props) {
  const { title, picture, caption, headings, authors } = post
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const writers = authors.filter(({ name }) => name !== UNKNOWN_AUTHOR)
  const hasContents = headings.length >= MIN_CONTENTS_HEADINGS
  return (
    <Page
      title={title}
      back={<AllPostsLink />}
      lead={<PostMetaLine post={post} />}
      ownDrawing="post"
      action={POSTS_ACTION}
    >
      <div className="columns gap-y-12">
        <article className="col-span-full min-w-0 max-w-[45rem] text-[length:var(--size-lead)] lg:[grid-column:1/span_9] xl:[grid-column:1/span_8] print:max-w-none">
          {picture ? (
            <figure className="mb-8">
              <PostImage image={picture} sizes="(width >= 49rem) 45rem, 92vw" eager shape="aspect-video rounded" />
              {caption ? (
                // The post's HTML was sanitized before it was cached. See worker/content/html/prepare.ts.
                <figcaption
                  className="mt-2 text-small text-muted"
                  dangerouslySetInnerHTML={{ __html: keepDomain(caption, domain) }}
                />
              ) : null}
            </figure>
          ) : null}
          {hasContents ? (
            <details className="no-print mb-8 rounded-[var(--radius)] border border-line bg-surface px-[1.1rem] py-1 lg:hidden">
              <summary className="flex items-center justify-between py-[0.6rem] font-semibold">
                On this page
                <Icon name="caret-down" className="menu-caret" />
              </summary>
              <Contents headings={headings} />
            </details>
          ) : null}
          {children}
          {writers.length > 0 ? (
            <p className="mt-12 border-t border-line pt-4 text-body">
              {`Written by ${writers.map(({ name }) => name).join(', ')}.`}
            </p>
          ) : null}
        </article>
        <aside
          aria-label="About this post"
          className="no-print col-span-full grid content-start gap-8 lg:sticky lg:top-[calc(var(--bar-shrunk)+1.5rem)] lg:max-w-88 lg:self-start lg:text-[length:var(--size-small)] lg:[grid-column:10/-1] xl:[grid-column:9/-1]"
        >
          {hasContents ? (
            <nav
              aria-labelledby="contents"
              className="max-lg:hidden lg:max-h-[calc(100vh-var(--bar-shrunk)-16rem)] lg:overflow-y-auto"
            >
              <h2 id="contents" className="page-contents-label font-semibold">
                On this page
              </h2>
              <Contents headings={headings} />
            </nav>
          ) : null}
          <PostAuthors authors={authors} />
          {/* Visitors share the URL at this brand, even if the post's canonical URL belongs to another brand. */}
          <ShareLinks title={title} url={`https://${brand.domain}/blog/${post.slug}`} />
        </aside>
      </div>
      {around}
    </Page>
  )
}

function PostMetaLine({ post }: { post: Post }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 text-[length:var(--size-small)]">
      <PostMeta post={post} />
      <p className="text-small">{post.authors.map(({ name }) => name).join(', ')}</p>
      {post.tags.length > 0 ? (
        <ul aria-label="Topics" className="flex flex-wrap items-baseline gap-x-5 text-[length:var(--size-small)]">
          {post.tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link to="/blog/tag/$slug" params={{ slug }} search={{}} className="inline-block py-[0.4rem]">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
