import { queryOptions } from '@tanstack/react-query'
import type { CopyPage } from '#shared/brand-copy'
import type { ContentReader } from '#shared/content'

/** What home shows beside its posts, in one piece. */
export const homeQuery = (content: ContentReader) =>
  queryOptions({ queryKey: ['home'], queryFn: () => content.home(), staleTime: Number.POSITIVE_INFINITY })

/** The brand's own copy of a page; it changes with a deploy only. */
export const copyQuery = <Page extends CopyPage>(content: ContentReader, page: Page) =>
  queryOptions({
    queryKey: ['copy', page],
    queryFn: () => content.copy(page),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The eight services in the brand's order and words. */
export const servicesQuery = (content: ContentReader) =>
  queryOptions({
    queryKey: ['services'],
    queryFn: () => content.services(),
    staleTime: Number.POSITIVE_INFINITY,
  })
