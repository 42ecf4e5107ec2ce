import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { tagsQuery } from '#queries/posts'
import type { Tag } from '#shared/content'

/** On a phone they stand above the posts, which many would push off the screen. */
const SHOWN = 12

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
      <TopicList tags={data.value.slice(0, SHOWN)} />
      {data.value.length > SHOWN ? (
        <details>
          <summary>{data.value.length - SHOWN} more topics</summary>
          <TopicList tags={data.value.slice(SHOWN)} />
        </details>
      ) : null}
    </nav>
  )
}

function TopicList({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul>
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to="/blog/tag/$slug" params={{ slug }} search={{}} className="topic">
            {name} <span className="text-sm text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
