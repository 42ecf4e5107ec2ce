import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LIST_SIZE } from '#shared/content.ts'
import { QUERY_MAX, queryText } from '#shared/query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Unavailable } from '#ui/unavailable.tsx'
import { PostCards, PostRows } from './post-cards.tsx'
import { PostsPending } from './post-list.tsx'
import { postPageQuery, searchQuery } from './posts.ts'

const SEARCH_DELAY_MS = 250

interface Props {
  q?: string | undefined
  /** If true, the page shows the search results, and the search runs while the visitor types. */
  live?: boolean
}

export function PostSearch({ q, live = false }: Props) {
  const navigate = useNavigate()
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Updates the search field after Back or Forward, which only change the URL. Keeps text typed before hydration.
  const shown = useRef(q)
  useEffect(() => {
    if (q === shown.current) return
    shown.current = q
    if (input.current && input.current !== document.activeElement) input.current.value = q ?? ''
  }, [q])
  useEffect(() => () => clearTimeout(pause.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, for text that the visitor typed before hydration.
  useEffect(() => {
    if (live) void search()
  }, [])

  async function search() {
    clearTimeout(pause.current)
    const typed = queryText(input.current?.value)
    if (typed !== q)
      await navigate({ to: '/blog', search: typed ? { q: typed } : {}, replace: live, resetScroll: !live })
  }

  /** Goes to the URL that the form has without JavaScript, so that the router scrolls to the results and focuses their heading. */
  function showResults() {
    // Closes the phone's keyboard, which would cover the results.
    input.current?.blur()
    clearTimeout(pause.current)
    const typed = queryText(input.current?.value)
    void navigate({ to: '/blog', search: typed ? { q: typed } : {}, ...(typed && { hash: 'results' }), replace: live })
  }

  return (
    <search className="no-print">
      <form
        action="/blog#results"
        onSubmit={(event) => {
          event.preventDefault()
          showResults()
        }}
      >
        <label htmlFor="q" className="font-semibold">
          Search the posts
        </label>
        <div className="mt-[0.4rem] flex gap-2">
          <input
            ref={input}
            className="field min-w-0 flex-1"
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={QUERY_MAX}
            autoComplete="off"
            onInput={() => {
              clearTimeout(pause.current)
              if (live) pause.current = setTimeout(() => void search(), SEARCH_DELAY_MS)
            }}
          />
          {domain ? <input type="hidden" name="domain" value={domain} /> : null}
          <button type="submit" className="button-quiet">
            Search
          </button>
        </div>
      </form>
    </search>
  )
}

export function SearchResults({ q }: { q: string }) {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data, refetch } = useQuery({ ...searchQuery(content, q), placeholderData: keepPreviousData })
  const found = data?.ok ? data.value.length : undefined
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="text-heading font-bold">
        Results for “{q}”
      </h2>
      <p role="status" className="mt-2 mb-8 text-muted">
        {found === undefined ? null : `${found === 0 ? 'No' : found} ${found === 1 ? 'post' : 'posts'} found`}
      </p>
      {data === undefined ? <PostsPending /> : null}
      {data?.ok === false ? <Unavailable failure={data} onRetry={() => void refetch()} /> : null}
      {data?.ok && data.value.length > 0 ? <PostRows posts={data.value} /> : null}
      {found === 0 ? <NoResults /> : null}
    </section>
  )
}

function NoResults() {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const { data } = useQuery(postPageQuery(content, 1))
  return (
    <>
      <EmptyState
        action={
          <Link to="/blog" search={{}} className="button-quiet">
            See All Posts
          </Link>
        }
      >
        Try fewer or different words, or choose a topic from the list.
      </EmptyState>
      {data?.ok ? (
        <>
          <h2 className="mt-12 mb-6 text-heading font-bold">Newest posts</h2>
          <PostCards posts={data.value.posts.slice(0, LIST_SIZE)} />
        </>
      ) : null}
    </>
  )
}
