import './posts-page.css'
import type { ReactNode } from 'react'
import { Page } from '#layouts/page'
import type { PageAction } from '#shared/page-content'

/** The end of a post and of a list of posts. */
export const POSTS_ACTION: PageAction = {
  invite: 'Not sure what a post means for you? Ask us.',
  atHand: ['The post you have a question about', 'Last year’s return', 'The date by which you need an answer'],
}

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
