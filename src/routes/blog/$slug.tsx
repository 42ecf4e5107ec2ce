import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { PostBody } from '#components/post-body'
import { PostMeta } from '#components/post-list'
import { postQuery } from '#queries/posts'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { queryClient, content }, params }) => {
    const post = await queryClient.ensureQueryData(postQuery(content, params.slug))
    if (!post) throw notFound()
    return pageMeta({ title: post.title, description: post.excerpt, canonical: post.canonical, post })
  },
  head: pageHead,
  component: BlogPost,
})

function BlogPost() {
  const { slug } = Route.useParams()
  const { data: post } = useSuspenseQuery(postQuery(Route.useRouteContext().content, slug))
  if (!post) return null
  return (
    <article className="mx-auto max-w-7xl px-5 pt-12">
      <h1 className="max-w-3xl text-3xl sm:text-4xl font-bold">{post.title}</h1>
      <PostMeta post={post} />
      <p className="text-sm text-muted">{post.authors.map(({ name }) => name).join(', ')}</p>
      {post.gated ? <p className="mt-10">This post is for members only.</p> : <PostBody html={post.html} />}
      <p className="mt-12">
        <Link to="/blog">All posts</Link>
      </p>
    </article>
  )
}
