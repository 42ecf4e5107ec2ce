import type { ReactNode } from 'react'
import { Page } from '#features/page/page.tsx'
import { POSTS_ACTION } from './posts-action.ts'

interface Props {
  title: string
  lead?: ReactNode
  search: ReactNode
  beside: ReactNode
  children: ReactNode
}

/** Layout of a page with a list of posts, a search field and the topics. */
export function PostsPage({ title, lead, search, beside, children }: Props) {
  return (
    <Page title={title} lead={lead} action={POSTS_ACTION}>
      <div className="columns gap-y-10 lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <div className="page-side col-span-full lg:col-[9/-1] lg:row-start-1">{search}</div>
        <div className="posts-page-list col-span-full lg:col-[1/span_8] lg:row-[1/span_2]">{children}</div>
        {/* On phones, the topics are below the posts, so that the first post is on the first screen. */}
        {beside ? <div className="page-side col-span-full lg:col-[9/-1]">{beside}</div> : null}
      </div>
    </Page>
  )
}
