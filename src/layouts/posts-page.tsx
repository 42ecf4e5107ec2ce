import './posts-page.css'
import type { ReactNode } from 'react'
import { Page } from '#layouts/page'
import { POSTS_ACTION } from '#shared/posts-action'

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
    <Page title={title} lead={lead} action={POSTS_ACTION}>
      <div className="columns posts-page">
        <div className="posts-page-beside">
          {search}
          {beside}
        </div>
        <div className="posts-page-list">{children}</div>
      </div>
    </Page>
  )
}
