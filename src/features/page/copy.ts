import { queryOptions } from '@tanstack/react-query'
import type { CopyPage } from '#shared/brand-copy.ts'
import type { ContentReader } from '#shared/content.ts'

/** React Query options for content that changes only when the site is deployed. */
const lastingQuery = <Content>(queryKey: readonly string[], queryFn: () => Promise<Content>) =>
  queryOptions({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })

export const homeQuery = (content: ContentReader) => lastingQuery(['home'], () => content.home())

export const copyQuery = <Page extends CopyPage>(content: ContentReader, page: Page) =>
  lastingQuery(['copy', page], () => content.copy(page))

export const servicesQuery = (content: ContentReader) => lastingQuery(['services'], () => content.services())

export const industriesQuery = (content: ContentReader) => lastingQuery(['industries'], () => content.industries())
