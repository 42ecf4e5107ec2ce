import { queryOptions } from '@tanstack/react-query'
import type { CopyPage } from '#shared/brand-copy'
import type { ContentReader } from '#shared/content'

/** All content of home except its posts. */
export const homeQuery = (content: ContentReader) =>
  queryOptions({ queryKey: ['home'], queryFn: () => content.home(), staleTime: Number.POSITIVE_INFINITY })

/** The brand's copy of a page. It changes only with a deploy. */
export const copyQuery = <Page extends CopyPage>(content: ContentReader, page: Page) =>
  queryOptions({
    queryKey: ['copy', page],
    queryFn: () => content.copy(page),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The services that the brand lists, in its order, with its titles. */
export const servicesQuery = (content: ContentReader) =>
  queryOptions({
    queryKey: ['services'],
    queryFn: () => content.services(),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const industriesQuery = (content: ContentReader) =>
  queryOptions({
    queryKey: ['industries'],
    queryFn: () => content.industries(),
    staleTime: Number.POSITIVE_INFINITY,
  })
