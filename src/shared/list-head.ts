/** The head of a paged list: what pageHead says of every page, and where the list goes on. */
import { type HeadInput, type PageMeta, pageHead } from './head'
import { withDomain } from './links'

export interface ListMeta extends PageMeta {
  /** How many pages the list has. */
  pages: number
  /** Path of the list's own feed. */
  feed?: string
}

export function listHead(input: HeadInput & { loaderData?: ListMeta | undefined }) {
  const head = pageHead(input)
  const { loaderData, match } = input
  if (!import.meta.env.SSR || !loaderData) return head
  const { pages, feed, title } = loaderData
  const { domain } = match.context.page
  const page = match.loaderDeps?.page ?? 1
  const at = (number: number) => withDomain(number > 1 ? `?page=${number}` : match.pathname, domain)
  return {
    ...head,
    links: [
      ...(head.links ?? []),
      ...(page > 1 ? [{ rel: 'prev', href: at(page - 1) }] : []),
      ...(page < pages ? [{ rel: 'next', href: at(page + 1) }] : []),
      ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', title, href: withDomain(feed, domain) }] : []),
    ],
  }
}
