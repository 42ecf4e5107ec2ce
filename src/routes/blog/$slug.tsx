import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Gated } from '#components/gated'
import { LongSlug } from '#components/long-slug'
import { NotFound } from '#components/not-found'
import { PostAround } from '#components/post-around'
import { PostBody } from '#components/post-body'
import { PostPage } from '#layouts/post-page'
import { aroundQuery, postQuery } from '#queries/posts'
import { pageHead, pageMeta } from '#shared/head'
import { isLongSlug } from '#shared/long-slug'

/** A post waits this long for its neighbours; slower ones are streamed in behind it, ms. */
const AROUND_WAIT_MS = 300

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { queryClient, content }, params }) => {
    const around = queryClient.prefetchQuery(aroundQuery(content, params.slug))
    const post = await queryClient.ensureQueryData(postQuery(content, params.slug))
    if (!post) throw notFound()
    await Promise.race([around, new Promise((resolve) => setTimeout(resolve, AROUND_WAIT_MS))])
    const { metaTitle: title = post.title, metaDescription: description = post.excerpt || title, canonical } = post
    return pageMeta({ title, description, canonical, post })
  },
  head: pageHead,
  component: BlogPost,
  notFoundComponent: MissingPost,
})

function BlogPost() {
  const { slug } = Route.useParams()
  const { content } = Route.useRouteContext()
  const { data: post } = useSuspenseQuery(postQuery(content, slug))
  if (!post) return null
  return (
    <PostPage
      // What a reader opened or copied, and a picture that failed, belong to one post.
      key={slug}
      post={post}
      around={
        <Suspense>
          <PostAround slug={slug} content={content} />
        </Suspense>
      }
    >
      {post.gated ? <Gated /> : <PostBody html={post.html} />}
    </PostPage>
  )
}

function MissingPost() {
  const { slug } = Route.useParams()
  return isLongSlug(slug) ? <LongSlug slug={slug} /> : <NotFound />
}
