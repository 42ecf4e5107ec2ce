import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Tag } from '#shared/content.ts'
import { Fold } from '#ui/fold.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { tagsQuery } from './posts.ts'

const VISIBLE_TOPICS = 12

/** Lists the tags that have posts. If the tags fail to load, renders nothing, because the post list shows the error. */
export function Topics() {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data } = useSuspenseQuery(tagsQuery(content))
  if (!data.ok || data.value.length === 0) return null
  return (
    <nav aria-labelledby="topics" className="no-print">
      <PhoneFold>Topics</PhoneFold>
      <h2 id="topics" className="font-semibold max-sm:hidden">
        Topics
      </h2>
      <TopicList tags={data.value.slice(0, VISIBLE_TOPICS)} />
      {data.value.length > VISIBLE_TOPICS ? (
        <Fold title={`${data.value.length - VISIBLE_TOPICS} more topics`}>
          <TopicList tags={data.value.slice(VISIBLE_TOPICS)} />
        </Fold>
      ) : null}
    </nav>
  )
}

function TopicList({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul className="mt-[0.4rem] flex flex-wrap gap-x-5 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      {tags.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link
            to="/blog/tag/$slug"
            params={{ slug }}
            search={{}}
            className="tag inline-flex min-h-11 items-center gap-1 lg:min-h-8 aria-[current]:text-ink"
          >
            {name} <span className="text-small text-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
