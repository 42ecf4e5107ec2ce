import type { ReactNode } from 'react'
import { Page } from '#layouts/page'
import '../theme/blog.css'

interface Props {
  title: string
  lead?: ReactNode
  search?: ReactNode
  beside?: ReactNode
  children: ReactNode
}

/** Lists of posts, with the search above and the topics beside them. */
export function PostsPage({ title, lead, search, beside, children }: Props) {
  return (
    <Page title={title} lead={lead}>
      <div className="posts-page">
        <div className="posts-page-beside">
          {search}
          {beside}
        </div>
        <div className="posts-page-list">{children}</div>
      </div>
    </Page>
  )
}
