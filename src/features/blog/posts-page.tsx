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

export function PostsPage({ title, lead, search, beside, children }: Props) {
  return (
    <Page title={title} lead={lead} ownDrawing="blog" action={POSTS_ACTION}>
      <div className="columns gap-y-10">
        <div className="page-side col-span-full grid content-start gap-x-gutter gap-y-4 sm:gap-y-8 lg:col-[9/-1] lg:row-start-1">
          {search}
          {beside}
        </div>
        <div className="posts-page-list col-span-full lg:col-[1/span_8] lg:row-start-1">{children}</div>
      </div>
    </Page>
  )
}
