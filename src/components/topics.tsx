import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { tagsQuery } from '#queries/posts'

/** The tags that have posts. Where they cannot be had neither can the posts, which say so. */
export function Topics() {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data } = useSuspenseQuery(tagsQuery(content))
  if (!data.ok || data.value.length === 0) return null
  return (
    <nav aria-labelledby="topics" className="topics no-print">
      <h2 id="topics" className="font-semibold">
        Topics
      </h2>
      <ul>
        {data.value.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to="/blog/tag/$slug" params={{ slug }} search={{}} className="topic">
              {name} <span className="text-sm text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
