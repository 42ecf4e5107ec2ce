import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Gated } from '#features/blog/post/gated.tsx'
import { PostAround } from '#features/blog/post/post-around.tsx'
import { PostBody } from '#features/blog/post/post-body.tsx'
import { PostPage } from '#features/blog/post/post-page.tsx'
import { aroundQuery, postQuery } from '#features/blog/posts.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { LongPostSlug } from '#features/errors/long-slug.tsx'
import { isLongSlug } from '#features/errors/long-slug-texts.ts'

/** Maximum time in ms that a post page waits for its links to other posts. Links that load later are streamed. */
const AROUND_WAIT_MS = 300

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { queryClient, content }, params }) => {
    const query = aroundQuery(content, params.slug)
    const around = queryClient.prefetchQuery(query)
    const post = await queryClient.ensureQueryData(postQuery(content, params.slug))
    // For an exceptionally long slug, shows the 404 page of this route instead of the site's general 404 page.
    if (!post) throw notFound(isLongSlug(params.slug) ? {} : { routeId: rootRouteId })
    await Promise.race([around, new Promise((resolve) => setTimeout(resolve, AROUND_WAIT_MS))])
    const { metaTitle: title = post.title, metaDescription: description = post.excerpt || title, canonical } = post
    // A post's page is not cached if its links to other posts failed to load.
    const noStore = queryClient.getQueryData(query.queryKey)?.ok === false
    return pageMeta({ title, description, canonical, noStore, post })
  },
  head: pageHead,
  component: BlogPost,
  notFoundComponent: LongSlugPage,
})

function BlogPost() {
  const { slug } = Route.useParams()
  const { content } = Route.useRouteContext()
  const { data: post } = useSuspenseQuery(postQuery(content, slug))
  if (!post) return null
  return (
    <PostPage
      // A new key for each post resets component state, such as which images failed to load.
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

function LongSlugPage() {
  return <LongPostSlug slug={Route.useParams().slug} />
}
