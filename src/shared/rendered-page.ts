/** Input and result of `render`, the function that the worker calls to render a page. */
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
  /** A string for a complete page, whose inline code the CSP allows by hash. A stream otherwise, whose code has a nonce. */
  body: string | ReadableStream | null
}
