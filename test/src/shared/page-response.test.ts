import { expect, test } from 'vitest'
import { decidePageResponse, type PageFacts } from '#shared/page-response.ts'

const PUBLIC = 'public, max-age=0, must-revalidate'
const found: PageFacts = { status: 200 }

test.each<[string, PageFacts, Partial<PageFacts>, number, string, boolean, number]>([
  ['a page', found, {}, 200, PUBLIC, true, 60],
  ['a page that must not be indexed', { ...found, noindex: true }, {}, 200, PUBLIC, false, 60],
  ['a page that must not be cached', { ...found, noStore: true }, {}, 200, 'no-store', true, 0],
  ['a page on a host that is not indexable', found, { noindex: true }, 200, PUBLIC, false, 60],
  ['a draft', found, { noindex: true, noStore: true }, 200, 'no-store', false, 0],
  ['a page with form errors', found, { status: 400 }, 400, 'no-store', false, 0],
  ['a missing page', { status: 404 }, {}, 404, 'no-store', false, 60],
  ['a page that failed to render', { status: 500 }, {}, 500, 'no-store', false, 0],
])('%s has the expected status and headers', (_what, page, request, status, cacheControl, isListed, storeSeconds) => {
  const response = decidePageResponse(page, request)
  expect(response).toEqual({
    status,
    robots: isListed ? undefined : 'noindex',
    storeSeconds,
    headers: { 'cache-control': cacheControl, ...(!isListed && { 'x-robots-tag': 'noindex' }) },
  })
})
