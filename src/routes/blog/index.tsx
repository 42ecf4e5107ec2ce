import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FeaturedPosts } from '#components/featured-posts'
import { PagedPosts } from '#components/paged-posts'
import { PostSearch, SearchResults } from '#components/post-search'
import { Topics } from '#components/topics'
import { Unavailable } from '#components/unavailable'
import { PostsPage } from '#layouts/posts-page'
import { type Listing, postPageQuery, searchQuery, tagsQuery } from '#queries/posts'
import { FEATURED_SIZE, type PostPage } from '#shared/content'
import { listHead } from '#shared/list-head'
import { pageNumber, pageSearch } from '#shared/page-number'
import { queryText } from '#shared/query'

export const Route = createFileRoute('/blog/')({
  validateSearch: (search: Record<string, unknown>): { page?: number; q?: string } => {
    // As it came, whatever its length: the router would answer an address it takes for another with a redirect.
    return queryText(search.q) ? { q: `${search.q}` } : pageSearch(search)
  },
  // What validation leaves out stays in the router's search as it came.
  loaderDeps: ({ search }) => {
    const q = queryText(search.q)
    return { page: q ? 1 : pageNumber(search.page), q }
  },
  loader: async ({ context: { queryClient, content }, deps: { page, q } }) => {
    const tags = queryClient.ensureQueryData(tagsQuery(content))
    if (q) {
      // In the browser the results come into the page that stands.
      const [found, list] = import.meta.env.SSR
        ? await Promise.all([
            queryClient.ensureQueryData(searchQuery(content, q)),
            queryClient.ensureQueryData(postPageQuery(content, 1)),
          ])
        : []
      await tags
      const description = `Posts that mention “${q}”.`
      const degraded = found?.ok === false || isEmpty(list)
      return { degraded, title: `Search: ${q}`, description, pages: 1, noindex: true }
    }
    const [list] = await Promise.all([queryClient.ensureQueryData(postPageQuery(content, page)), tags])
    if (list.ok && list.value.posts.length === 0 && page > 1) throw notFound()
    const title = page > 1 ? `News, page ${page}` : 'News'
    const pages = list.ok ? list.value.pages : page
    return { degraded: isEmpty(list), title, description: DESCRIPTION, pages, noindex: false }
  },
  headers: ({ loaderData }): Record<string, string> => ({
    ...(loaderData?.degraded && { 'cache-control': 'no-store' }),
    ...(loaderData?.noindex && { 'x-robots-tag': 'noindex' }),
  }),
  head: listHead,
  component: Blog,
})

/** A list of nothing is no better than one that failed: what is kept of it would outlive the posts' return. */
function isEmpty(list: Listing<PostPage> | undefined): boolean {
  return list !== undefined && !(list.ok && list.value.total > 0)
}

const DESCRIPTION = 'Notes on tax, bookkeeping and payroll for small businesses and families in Ohio.'

function Blog() {
  const { q } = Route.useLoaderDeps()
  const { brand } = Route.useRouteContext().page
  return (
    <PostsPage title={brand.news.heading} lead={DESCRIPTION} beside={<Topics />} search={<PostSearch q={q} live />}>
      {q ? <SearchResults q={q} /> : <List />}
    </PostsPage>
  )
}

function List() {
  const { page } = Route.useLoaderDeps()
  const { content } = Route.useRouteContext()
  const { data } = useSuspenseQuery(postPageQuery(content, page))
  if (!data.ok) return <Unavailable failure={data} />
  // Of this page's own posts, so that no other page has them again.
  const featured = page === 1 ? data.value.posts.filter((post) => post.featured).slice(0, FEATURED_SIZE) : []
  const posts = data.value.posts.filter((post) => !featured.includes(post))
  return (
    <>
      <FeaturedPosts posts={featured} />
      {posts.length === 0 && featured.length > 0 ? null : (
        <section aria-labelledby="list">
          <h2 id="list" className="mb-6 text-2xl font-bold">
            {page === 1 ? 'Newest posts' : 'Earlier posts'}
          </h2>
          <PagedPosts
            first={{ ...data.value, posts }}
            query={(number) => postPageQuery(content, number)}
            eager={featured.length === 0}
          />
        </section>
      )}
    </>
  )
}
