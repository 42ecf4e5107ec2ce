import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PostPage } from '#shared/content.ts'
import { Unavailable } from '#ui/unavailable.tsx'
import { NoPosts } from './no-posts.tsx'
import { Cards, PostCards } from './post-cards.tsx'
import { PostsPending } from './post-list.tsx'
import type { PageQuery } from './posts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of pages that "Load More" has added to the list of posts. The Back button restores these pages. */
    more?: number
  }
}

interface Props<T extends PostPage | undefined> {
  first: PostPage
  query: PageQuery<T>
  /** If true, the first image in the list loads immediately, because it is the first image on the page. */
  eager: boolean
}

export function PagedPosts<T extends PostPage | undefined>({ first, query, eager }: Props<T>) {
  const { posts, page, pages } = first
  const navigate = useNavigate()
  const [requested, setRequested] = useState(0)
  // The number of added pages is always 0 on the server, because the server has no history state.
  const added = useLocation({ select: ({ state }) => state.more ?? 0 })
  const more = useHydrated() ? Math.min(added, pages - page) : 0
  const { data: newest, refetch } = useQuery({ ...query(page + more), enabled: more > 0 })
  const isMissing = more > 0 && !newest?.ok
  const last = isMissing ? page + more - 1 : page + more

  function loadMore() {
    setRequested(last + 1)
    if (isMissing) void refetch()
    else void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: { more: more + 1 } })
  }

  if (posts.length === 0) return <NoPosts />
  return (
    <>
      <PostCards posts={posts} eager={eager}>
        {Array.from({ length: more }, (_, index) => page + 1 + index).map((number) => (
          <FurtherPosts key={number} query={query(number)} takesFocus={number === requested} />
        ))}
      </PostCards>
      {pages > 1 ? (
        <div className="no-print mt-12 grid grid-cols-1 justify-items-start gap-5">
          {last < pages ? (
            <button type="button" className="needs-script button-quiet max-sm:w-full" onClick={loadMore}>
              Load More
            </button>
          ) : null}
          <nav aria-label="Pages" className="flex flex-wrap items-center gap-x-8 gap-y-2">
            {page > 1 ? (
              <Link to="." search={atPage(page - 1)} rel="prev" className="py-[0.55rem]">
                Newer posts
              </Link>
            ) : null}
            <span className="text-muted">
              Page {last > page ? `${page}–${last}` : page} of {pages}
            </span>
            {last < pages ? (
              <Link to="." search={atPage(last + 1)} rel="next" className="py-[0.55rem]">
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
  takesFocus: boolean
}

function FurtherPosts<T extends PostPage | undefined>({ query, takesFocus }: FurtherProps<T>) {
  const { data, refetch } = useQuery(query)
  const first = useRef<HTMLLIElement>(null)
  const isLoaded = data?.ok === true
  useLayoutEffect(() => {
    if (takesFocus && isLoaded) first.current?.querySelector('a')?.focus()
  }, [takesFocus, isLoaded])
  if (isLoaded) return <Cards posts={data.value?.posts ?? []} first={first} />
  return (
    <li className="further-posts col-span-full">
      {data ? <Unavailable failure={data} onRetry={() => void refetch()} /> : <PostsPending />}
    </li>
  )
}

function atPage(page: number) {
  return page > 1 ? { page } : {}
}
