import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { useTop } from '#components/page-pending'
import { PostList, PostsPending } from '#components/post-list'
import { Unavailable } from '#components/unavailable'
import { Page } from '#layouts/page'
import { postPageQuery } from '#queries/posts'
import { contentTexts } from '#shared/content'
import { pageHead } from '#shared/head'
import { pageNumber } from '#shared/page-number'

export const Route = createFileRoute('/blog/')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = pageNumber(search.page)
    return page > 1 ? { page } : {}
  },
  loaderDeps: ({ search }) => ({ page: pageNumber(search.page) }),
  loader: async ({ context: { queryClient, content }, deps: { page } }) => {
    const list = await queryClient.ensureQueryData(postPageQuery(content, page))
    if (list.ok && list.value.posts.length === 0 && page > 1) throw notFound()
    return { degraded: !list.ok, title: page > 1 ? `News, page ${page}` : 'News', description: DESCRIPTION }
  },
  headers: ({ loaderData }): Record<string, string> => (loaderData?.degraded ? { 'cache-control': 'no-store' } : {}),
  head: pageHead,
  component: Blog,
  pendingComponent: BlogPending,
})

const DESCRIPTION = 'Notes on tax, bookkeeping and payroll for small businesses and families in Ohio.'

function Blog() {
  const { page } = Route.useLoaderDeps()
  const { content, page: state } = Route.useRouteContext()
  const { data } = useSuspenseQuery(postPageQuery(content, page))
  return (
    <Page title={state.brand.news.heading} lead={DESCRIPTION}>
      {data.ok ? (
        <>
          <PostList posts={data.value.posts} headingLevel="h2" />
          <Paging page={page} pages={data.value.pages} />
        </>
      ) : (
        <Unavailable title={contentTexts.postsTitle} message={data.message} />
      )}
    </Page>
  )
}

function BlogPending() {
  useTop()
  const { brand } = Route.useRouteContext().page
  return (
    <Page title={brand.news.heading} lead={DESCRIPTION}>
      <PostsPending />
    </Page>
  )
}

function Paging({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-12 flex gap-8">
      {page > 1 ? (
        <Link to="/blog" search={page > 2 ? { page: page - 1 } : {}} rel="prev">
          Newer posts
        </Link>
      ) : null}
      {page < pages ? (
        <Link to="/blog" search={{ page: page + 1 }} rel="next">
          Older posts
        </Link>
      ) : null}
    </nav>
  )
}
