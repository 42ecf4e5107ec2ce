import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ContactForm } from '#components/contact-form'
import { PostList } from '#components/post-list'
import { Unavailable } from '#components/unavailable'
import { featuredPostsQuery } from '#queries/posts'
import { contentTexts } from '#shared/content'

/** The page waits this long for its posts; slower ones are streamed in behind it, ms. */
const POSTS_WAIT_MS = 300

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, content } }) => {
    const query = featuredPostsQuery(content)
    const posts = queryClient.prefetchQuery(query)
    await Promise.race([posts, new Promise((resolve) => setTimeout(resolve, POSTS_WAIT_MS))])
    return { degraded: queryClient.getQueryData(query.queryKey)?.ok === false }
  },
  headers: ({ loaderData }): Record<string, string> => (loaderData?.degraded ? { 'cache-control': 'no-store' } : {}),
  component: Home,
})

function Home() {
  const { brand } = Route.useRouteContext().page
  return (
    <>
      <section className="bg-surface border-b border-line">
        <div className="mx-auto max-w-6xl px-5 py-20 sm:py-28">
          <h1 className="max-w-3xl text-4xl sm:text-5xl font-bold">{brand.hero.headline}</h1>
          <p className="mt-6 max-w-2xl text-lg text-muted">{brand.hero.paragraph}</p>
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
            <Link to="/contact" className="bg-brand text-on-brand px-6 py-3 font-semibold no-underline">
              Ask us a question
            </Link>
            <a href={brand.portalUrl} className="py-3">
              Client Portal Login
            </a>
          </p>
        </div>
      </section>
      <section aria-labelledby="news" className="mx-auto max-w-6xl px-5 pt-20">
        <h2 id="news" className="text-2xl font-bold">
          {brand.news.heading}
        </h2>
        <div className="mt-8">
          <Suspense fallback={<p className="text-muted">Loading</p>}>
            <FeaturedPosts />
          </Suspense>
        </div>
        <p className="mt-8">
          <Link to="/blog">{brand.news.viewAll}</Link>
        </p>
      </section>
      <section aria-labelledby="contact" className="mx-auto max-w-6xl px-5 pt-20">
        <h2 id="contact" className="text-2xl font-bold">
          Contact us
        </h2>
        <div className="mt-8">
          <ContactForm formType="home" />
        </div>
      </section>
    </>
  )
}

function FeaturedPosts() {
  const { data } = useSuspenseQuery(featuredPostsQuery(Route.useRouteContext().content))
  if (!data.ok) return <Unavailable title={contentTexts.postsTitle} message={data.message} />
  return <PostList posts={data.value} headingLevel="h3" />
}
