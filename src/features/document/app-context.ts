import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Brand } from '#shared/brand.ts'
import type { ContentReader } from '#shared/content.ts'
import type { PageState } from '#shared/page.ts'
import type { PageFacts, PageResponse } from '#shared/page-response.ts'
import type { PageAssets } from './page-assets.ts'
import type { Describe } from './structured-data.ts'

/** The context that the router passes to routes and components. */
export interface AppContext {
  queryClient: QueryClient
  content: ContentReader
  page: PageState
  /** The brand's colors. Only on the server: the browser has them as CSS. */
  theme?: Brand['theme']
  /** The domain of the default brand, whose URL is canonical for services that the brand omits. Only on the server. */
  defaultDomain?: string
  /** Returns a page's structured data. Only on the server: an import would add its modules to the browser's first load. */
  describe?: Describe
  /** Decides the page's response from these facts. Only on the server. */
  respond?: (facts: PageFacts) => PageResponse
  /** Returns the files that a page with these routes loads. Only on the server. */
  assets?: (routeIds: readonly string[]) => PageAssets
  /** Replaces the content of the route. Only on the server, for a page that never runs in the browser. */
  ownContent?: { title: string; content: ReactNode }
}
