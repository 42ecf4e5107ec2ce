import './posts-page.css'
import type { ReactNode } from 'react'
import { Page } from '#layouts/page'

interface Props {
  title: string
  lead?: ReactNode
  search?: ReactNode
  beside?: ReactNode
  children: ReactNode
}

/** A list of posts with the search and the topics. */
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
