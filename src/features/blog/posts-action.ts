import type { PageAction } from '#shared/page-content.ts'

/** The end of a post and of a list of posts. */
export const POSTS_ACTION: PageAction = {
  invite: 'Not sure what a post means for you? Ask us.',
  atHand: ['The post you have a question about', 'Last year’s return', 'The date by which you need an answer'],
}
