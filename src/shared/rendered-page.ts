import type { Brand } from './brand.ts'
import type { ContentReader } from './content.ts'
import type { PageState } from './page.ts'
import type { PageFacts, PageResponse } from './page-response.ts'

export interface RenderOptions {
  content: ContentReader
  brand: Brand
  defaultDomain: string
  nonce: string
  page: Omit<PageState, 'homeStylesheet'>
  /** Details of the request that affect the response, such as whether the page shows a draft. */
  request: Partial<PageFacts>
}

export interface RenderedPage {
  response: PageResponse
  /**
   * A complete page is a string, and the CSP allows its inline code by hash. Any other page is a stream, and its inline
   * code has a nonce.
   */
  body: string | ReadableStream | null
}
