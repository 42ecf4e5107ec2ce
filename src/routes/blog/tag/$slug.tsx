import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { AllPostsLink } from '#features/blog/all-posts-link.tsx'
import { PagedPosts } from '#features/blog/paged-posts.tsx'
import { PostSearch } from '#features/blog/post-search.tsx'
import { tagPageQuery, tagsQuery } from '#features/blog/posts.ts'
import { PostsPage } from '#features/blog/posts-page.tsx'
import { Topics } from '#features/blog/topics.tsx'
import { listHead } from '#features/document/list-head.ts'
import { LongTagSlug } from '#features/errors/long-slug.tsx'
import { isLongSlug } from '#features/errors/long-slug-texts.ts'
import { pageNumber, pageSearch } from '#shared/page-number.ts'
import { Unavailable } from '#ui/unavailable.tsx'

export const Route = createFileRoute('/blog/tag/$slug')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => ({ page: pageNumber(search.page) }),
  loader: async ({ context: { queryClient, content }, params: { slug }, deps: { page } }) => {
    const [list] = await Promise.all([
      queryClient.ensureQueryData(tagPageQuery(content, slug, page)),
      queryClient.ensureQueryData(tagsQuery(content)),
    ])
    if (!list.ok) return { noStore: true, title: 'News', description: list.message, pages: 1 }
    // If the slug is exceptionally long, shows this route's 404 page, which suggests how the URL may have become so long.
    if (!list.value || list.value.posts.length === 0) throw notFound(isLongSlug(slug) ? {} : { routeId: rootRouteId })
    const { tag, pages, canonical } = list.value
    return {
      tag: tag.name,
      canonical,
      // Without the prefix "Topic:", the page for a tag named "News" could have the same title as the blog.
      title: page > 1 ? `Topic: ${tag.name}, page ${page}` : `Topic: ${tag.name}`,
      description: tag.description ?? `All posts about ${tag.name}.`,
      pages,
    }
  },
  head: listHead,
  component: TagArchive,
  notFoundComponent: LongTagSlug,
})

function TagArchive() {
  const { slug } = Route.useParams()
  const { page } = Route.useLoaderDeps()
  const { content, page: state } = Route.useRouteContext()
  const { data } = useSuspenseQuery(tagPageQuery(content, slug, page))
  const tag = data.ok ? data.value?.tag : undefined
  const lead = (
    <>
      {tag?.description ? <p>{tag.description}</p> : null}
      <p className="mt-4 text-body">
        <AllPostsLink />
      </p>
    </>
  )
  return (
    <PostsPage title={tag?.name ?? state.brand.news.heading} lead={lead} beside={<Topics />} search={<PostSearch />}>
      {data.ok ? null : <Unavailable failure={data} />}
      {data.ok && data.value ? (
        <section aria-labelledby="list">
          <h2 id="list" className="mb-6 text-heading font-bold">
            {data.value.total} {data.value.total === 1 ? 'post' : 'posts'}
          </h2>
          <PagedPosts first={data.value} query={(number) => tagPageQuery(content, slug, number)} eager />
        </section>
      ) : null}
    </PostsPage>
  )
}
