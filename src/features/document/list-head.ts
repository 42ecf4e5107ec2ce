import { withDomain } from '#shared/links.ts'
import { type HeadInput, ownPath, type PageMeta, pageHead } from './head.ts'

export interface ListMeta extends PageMeta {
  pages: number
}

export function listHead(input: HeadInput & { loaderData?: ListMeta | undefined }) {
  const head = pageHead(input)
  const { loaderData, match } = input
  if (!import.meta.env.SSR || !loaderData) return head
  const { domain } = match.context.page
  const page = match.loaderDeps?.page ?? 1
  const at = (number: number) => withDomain(`${ownPath(match.pathname)}${number > 1 ? `?page=${number}` : ''}`, domain)
  return {
    ...head,
    links: [
      ...(head.links ?? []),
      ...(page > 1 ? [{ rel: 'prev', href: at(page - 1) }] : []),
      ...(page < loaderData.pages ? [{ rel: 'next', href: at(page + 1) }] : []),
    ],
  }
}
