/** Input and result of the function `render`, which the worker calls to render a page. */
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
  /** Details of the request that affect the response, for example whether the page shows a draft. */
  request: Partial<PageFacts>
}

export interface RenderedPage {
  response: PageResponse
  /** A complete page is a string without a nonce, because the CSP allows its inline code by hash. A stream uses the nonce. */
  body: string | ReadableStream | null
}
