import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FeaturedPosts } from '#features/blog/featured-posts.tsx'
import { PagedPosts } from '#features/blog/paged-posts.tsx'
import { PostSearch, SearchResults } from '#features/blog/post-search.tsx'
import { type Listing, postPageQuery, searchQuery, tagsQuery } from '#features/blog/posts.ts'
import { PostsPage } from '#features/blog/posts-page.tsx'
import { Topics } from '#features/blog/topics.tsx'
import { listHead } from '#features/document/list-head.ts'
import { copyQuery } from '#features/page/copy.ts'
import { FEATURED_SIZE, type PostPage } from '#shared/content.ts'
import { feedPath } from '#shared/feeds.ts'
import { withDomain } from '#shared/links.ts'
import { pageNumber, pageSearch } from '#shared/page-number.ts'
import { queryText } from '#shared/query.ts'
import { CALENDAR_PATH, DUE_DATES_PATH } from '#tax/due-dates/paths.ts'
import { TextLink } from '#ui/rich-text.tsx'
import { Unavailable } from '#ui/unavailable.tsx'

export const Route = createFileRoute('/blog/')({
  validateSearch: (search: Record<string, unknown>): { page?: number; q?: string } => {
    // Returns the search query unchanged, because the router would redirect if validation changed the URL.
    return queryText(search.q) ? { q: `${search.q}` } : pageSearch(search)
  },
  // Validates the query parameters again, because `search` also contains parameters that `validateSearch` rejected.
  loaderDeps: ({ search }) => {
    const q = queryText(search.q)
    return { page: q ? 1 : pageNumber(search.page), q }
  },
  loader: async ({ context: { queryClient, content }, deps: { page, q } }) => {
    const tags = queryClient.ensureQueryData(tagsQuery(content))
    // Uses `prefetchQuery`, which does not throw, because the blog also renders without its introduction.
    const intro = queryClient.prefetchQuery({ ...copyQuery(content, 'blog'), retry: false })
    if (q) {
      // Waits for the search results only on the server. In the browser, the page is shown before the results have loaded.
      const found = import.meta.env.SSR ? await queryClient.ensureQueryData(searchQuery(content, q)) : undefined
      const hasNone = found?.ok && found.value.length === 0
      const list = hasNone ? await queryClient.ensureQueryData(postPageQuery(content, 1)) : undefined
      await Promise.all([tags, intro])
      const description = `Posts that mention “${q}”.`
      const noStore = found?.ok === false || isEmpty(list)
      return { noStore, title: `Search: ${q}`, description, pages: 1, noindex: true }
    }
    const [list] = await Promise.all([queryClient.ensureQueryData(postPageQuery(content, page)), intro, tags])
    if (list.ok && list.value.posts.length === 0 && page > 1) throw notFound()
    const title = page > 1 ? `News, page ${page}` : 'News'
    const pages = list.ok ? list.value.pages : page
    const description = queryClient.getQueryData(copyQuery(content, 'blog').queryKey)?.description ?? title
    return { noStore: isEmpty(list), title, description, pages }
  },
  head: listHead,
  component: Blog,
})

/**
 * Returns true if the list of posts failed to load or is empty. A cached page with an empty list would stay empty even
 * after posts become available.
 */
function isEmpty(list: Listing<PostPage> | undefined): boolean {
  return list !== undefined && !(list.ok && list.value.total > 0)
}

function Blog() {
  const { q } = Route.useLoaderDeps()
  const { page, content } = Route.useRouteContext()
  const { data: intro } = useQuery(copyQuery(content, 'blog'))
  return (
    <PostsPage
      title={page.brand.news.heading}
      lead={<BlogLead intro={intro?.lead} />}
      beside={<Topics />}
      search={<PostSearch q={q} live />}
    >
      {q ? <SearchResults q={q} /> : <List />}
    </PostsPage>
  )
}

function BlogLead({ intro }: { intro: string | undefined }) {
  const { domain } = Route.useRouteContext().page
  return (
    <>
      {intro ? <p>{intro}</p> : null}
      <p className="mt-4 text-body">
        Follow new posts in a feed reader with our <a href={withDomain(feedPath('rss.xml'), domain)}>RSS feed</a>. Keep
        the tax due dates in your calendar: <TextLink href={`${DUE_DATES_PATH}#calendar`}>subscribe to them</TextLink>{' '}
        or <a href={withDomain(CALENDAR_PATH, domain)}>download the calendar file</a>.
      </p>
    </>
  )
}

function List() {
  const { page } = Route.useLoaderDeps()
  const { content } = Route.useRouteContext()
  const { data } = useSuspenseQuery(postPageQuery(content, page))
  if (!data.ok) return <Unavailable failure={data} />
  // Takes featured posts only from page 1 of the list, because a post from a later page would appear twice.
  const featured = page === 1 ? data.value.posts.filter((post) => post.featured).slice(0, FEATURED_SIZE) : []
  const posts = data.value.posts.filter((post) => !featured.includes(post))
  return (
    <>
      <FeaturedPosts posts={featured} />
      {posts.length === 0 && featured.length > 0 ? null : (
        <section aria-labelledby="list">
          <h2 id="list" className="mb-6 text-heading font-bold">
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
