import type { QueryClient } from '@tanstack/react-query'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import type { PageResponse } from '#shared/page-response'
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
  /** The lowest price of the brand's services. Only on the server: structured data has it. */
  priceRange?: string | undefined
  /** Only on the server, once all loaders have run. */
  response?: PageResponse
  /** Like `response`. Missing in development. */
  styles?: string
  /** Like `styles`. */
  files?: StartFiles
  /** Like `response`. True if the page contains the scripts of the router. */
  hasRouterScripts?: boolean
  /** Like `response`. True if src/whole-page.tsx inserts the header and the footer. */
  isWhole?: boolean
}
