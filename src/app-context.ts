import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import type { PageResponse } from '#shared/page-response'
import type { Describe } from '#shared/structured-data'
import type { StartFiles } from './start-script'

/** The context that the router passes to routes and components. */
export interface AppContext {
  queryClient: QueryClient
  content: ContentReader
  page: PageState
  /** The brand's colors. Only on the server: the browser has them as CSS. */
  theme?: Brand['theme']
  /** URLs of the font files to preload. Only on the server. */
  fonts?: readonly string[]
  /** The domain of the default brand, whose URL is canonical for services that the brand omits. Only on the server. */
  defaultDomain?: string
  /** Returns a page's structured data. Only on the server: an import would add its modules to the browser's first load. */
  describe?: Describe
  /** Only on the server, once all loaders have run. */
  response?: PageResponse
  /** Like `response`. Missing in development. */
  styles?: string
  /** Like `styles`. */
  files?: StartFiles
  /** URLs of the modules that the page runs in development. Like `response`. */
  scripts?: readonly string[]
  /** Like `response`. True if src/whole-page.tsx inserts the header and the footer. */
  isWhole?: boolean
  /** Replaces the content of the route. Only on the server, for a page that never runs in the browser. */
  ownContent?: { title: string; content: ReactNode }
}
