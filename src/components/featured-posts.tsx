import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PostTeaser } from '#components/post-cards'
import { PostPicture } from '#components/post-picture'
import { Unavailable } from '#components/unavailable'
import { featuredPostsQuery } from '#queries/posts'

/** The posts that are featured, and no others in their place: the first large, beside it the rest. */
export function FeaturedPosts() {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data } = useSuspenseQuery(featuredPostsQuery(content))
  if (!data.ok) return <Unavailable failure={data} />
  const [first, ...rest] = data.value.filter(({ featured }) => featured)
  if (!first) return null
  return (
    <section aria-labelledby="featured" className="featured-posts">
      <h2 id="featured" className="text-2xl font-bold">
        Featured
      </h2>
      <article className="post-card">
        {first.picture ? <PostPicture picture={first.picture} sizes="(width >= 64rem) 36rem, 92vw" eager /> : null}
        <PostTeaser post={first} />
      </article>
      {rest.map((post) => (
        <article key={post.slug} className="post-card">
          <PostTeaser post={post} />
        </article>
      ))}
    </section>
  )
}
