import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Brand } from '#shared/brand.ts'
import type { ContentReader } from '#shared/content.ts'
import type { PageState } from '#shared/page.ts'
import type { PageFacts, PageResponse } from '#shared/page-response.ts'
import type { PageAssets } from './page-assets.ts'
import type { Describe } from './structured-data.ts'

export interface AppContext {
  queryClient: QueryClient
  content: ContentReader
  page: PageState
  /** The brand's colors for rendering a page. Set only on the server, because the browser gets the colors as CSS. */
  theme?: Brand['theme']
  /** The default brand's domain, for canonical URLs of services that the page's brand does not offer. Set only on the server. */
  defaultDomain?: string
  /** Returns a page's structured data. Set only on the server, so that the browser does not load this code. */
  describe?: Describe
  /** Determines a page's HTTP status, caching and indexing. Set only on the server. */
  respond?: (facts: PageFacts) => PageResponse
  /** Returns the files that a page with the given routes loads. Set only on the server. */
  assets?: (routeIds: readonly string[]) => PageAssets
  /** Shown in place of the route's content. Set only on the server, for pages without client-side JavaScript. */
  ownContent?: { title: string; content: ReactNode }
}
