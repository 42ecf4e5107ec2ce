/** A page's title and description, from what its loader returned (copy itself stays in the route's chunk). */
import type { PageState } from './page'

interface HeadInput {
  loaderData?: { title: string; description: string } | undefined
  match: { context: { page: PageState } }
}

export function pageHead({ loaderData, match }: HeadInput) {
  if (!loaderData) return {}
  const { brand } = match.context.page
  return {
    meta: [{ title: `${loaderData.title} | ${brand.name}` }, { name: 'description', content: loaderData.description }],
  }
}

/** What a page's loader hands to its head. */
export function pageMeta({ title, description }: { title: string; description: string }) {
  return { title, description }
}
