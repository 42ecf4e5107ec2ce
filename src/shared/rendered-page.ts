/** The input and the result of the server's `render` function, which the worker calls. */
import type { Brand } from './brand.ts'
import type { ContentReader } from './content.ts'
import type { PageState } from './page.ts'
import type { PageFacts, PageResponse } from './page-response.ts'

export interface RenderOptions {
  content: ContentReader
  brand: Brand
  /** The default brand's production host. */
  defaultDomain: string
  nonce: string
  page: Omit<PageState, 'homeStylesheet'>
  /** Facts about the request, such as a draft, that change the page's response. */
  request: Partial<PageFacts>
}

export interface RenderedPage {
  response: PageResponse
  /**
   * A string without a nonce if the page is complete: the policy allows its inline code by hash. Otherwise a stream, whose
   * inline code contains the nonce.
   */
  body: string | ReadableStream | null
}
