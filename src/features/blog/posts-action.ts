import type { PageAction } from '#shared/page-content.ts'

export const POSTS_ACTION: PageAction = {
  invite: 'Not sure what a post means for you? Ask us.',
  atHand: ['The post you have a question about', 'Last year’s return', 'The date by which you need an answer'],
}
