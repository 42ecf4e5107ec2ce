import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Cards, PostCards } from '#components/post-cards'
import { PostsPending } from '#components/post-list'
import { Unavailable } from '#components/unavailable'
import type { PageQuery } from '#queries/posts'
import { contentTexts, type PostPage } from '#shared/content'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Pages that "Load more" has added to the one of the address; kept with it, for who comes back. */
    more?: number
  }
}

interface Props<T extends PostPage | undefined> {
  first: PostPage
  query: PageQuery<T>
  /** The page's first picture is among its posts'. */
  eager: boolean
}

/** One page of a list with links to its neighbours; with script the next ones come in place, on demand. */
export function PagedPosts<T extends PostPage | undefined>({ first, query, eager }: Props<T>) {
  const { posts, page, pages } = first
  const navigate = useNavigate()
  const [asked, setAsked] = useState(0)
  // The server knows the address alone.
  const kept = useLocation({ select: ({ state }) => state.more ?? 0 })
  const more = useHydrated() ? Math.min(kept, pages - page) : 0
  const last = page + more

  function loadMore() {
    setAsked(last + 1)
    void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: { more: more + 1 } })
  }

  if (posts.length === 0) return <p className="text-muted">{contentTexts.noPosts}</p>
  return (
    <>
      <PostCards posts={posts} eager={eager}>
        {Array.from({ length: more }, (_, index) => page + 1 + index).map((number) => (
          <FurtherPosts key={number} query={query(number)} asked={number === asked} />
        ))}
      </PostCards>
      {pages > 1 ? (
        <div className="paging no-print">
          {last < pages ? (
            <button type="button" className="needs-script button-primary" onClick={loadMore}>
              Load more
            </button>
          ) : null}
          <nav aria-label="Pages">
            {page > 1 ? (
              <Link to="." search={atPage(page - 1)} rel="prev">
                Newer posts
              </Link>
            ) : null}
            <span className="text-muted">
              Page {more > 0 ? `${page}–${last}` : page} of {pages}
            </span>
            {last < pages ? (
              <Link to="." search={atPage(last + 1)} rel="next">
                Older posts
              </Link>
            ) : null}
          </nav>
        </div>
      ) : null}
    </>
  )
}

interface FurtherProps<T extends PostPage | undefined> {
  query: ReturnType<PageQuery<T>>
  /** Just now, by whom the first of these posts is to be the next stop. */
  asked: boolean
}

/** Cards of a page that "Load more" has brought, in the grid of those before it. */
function FurtherPosts<T extends PostPage | undefined>({ query, asked }: FurtherProps<T>) {
  const { data, refetch } = useQuery(query)
  const first = useRef<HTMLLIElement>(null)
  const arrived = data?.ok === true
  useEffect(() => {
    if (asked && arrived) first.current?.querySelector('a')?.focus()
  }, [asked, arrived])
  if (arrived) return <Cards posts={data.value?.posts ?? []} first={first} />
  return (
    <li className="further-posts">
      {data ? (
        <>
          <Unavailable failure={data} />
          <button type="button" className="button-quiet mt-4" onClick={() => void refetch()}>
            Try again
          </button>
        </>
      ) : (
        <PostsPending />
      )}
    </li>
  )
}

function atPage(page: number) {
  return page > 1 ? { page } : {}
}
