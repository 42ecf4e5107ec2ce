import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Tag } from '#shared/content.ts'
import { tagsQuery } from './posts.ts'

/** Number of topics that are visible before the visitor expands the list. */
const VISIBLE_TOPICS = 12

/** Lists the tags that have posts. If the tags fail to load, renders nothing, because the post list shows the error. */
export function Topics() {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data } = useSuspenseQuery(tagsQuery(content))
  if (!data.ok || data.value.length === 0) return null
  return (
    <nav aria-labelledby="topics" className="no-print">
      <h2 id="topics" className="font-semibold">
        Topics
      </h2>
      <TopicList tags={data.value.slice(0, VISIBLE_TOPICS)} />
      {data.value.length > VISIBLE_TOPICS ? (
        <details className="[list-style:inside_disclosure-closed] open:[list-style-type:disclosure-open]">
          <summary className="list-item w-fit py-[0.55rem] font-semibold [list-style:inherit]">
            {data.value.length - VISIBLE_TOPICS} more topics
          </summary>
          <TopicList tags={data.value.slice(VISIBLE_TOPICS)} />
        </details>
      ) : null}
    </nav>
  )
}

function TopicList({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul className="mt-[0.4rem] flex flex-wrap gap-x-5 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link
            to="/blog/tag/$slug"
            params={{ slug }}
            search={{}}
            className="inline-block py-[0.55rem] lg:py-1 [&[aria-current]]:font-[650] [&[aria-current]]:text-ink [&[aria-current]]:decoration-[3px]"
          >
            {name} <span className="text-small text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
