import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error'
import { decidePageResponse, type PageFacts, readPageFacts } from '#shared/page-response'

const PUBLIC = 'public, max-age=0, must-revalidate'
const found: PageFacts = { status: 200 }

test.each<[string, PageFacts, Partial<PageFacts>, number, string, boolean, number]>([
  ['a page', found, {}, 200, PUBLIC, true, 60],
  ['a page that must not be listed', { ...found, noindex: true }, {}, 200, PUBLIC, false, 60],
  ['a page that must not be stored', { ...found, noStore: true }, {}, 200, 'no-store', true, 0],
  ['a page on a host that is not indexable', found, { noindex: true }, 200, PUBLIC, false, 60],
  ['a draft', found, { noindex: true, noStore: true }, 200, 'no-store', false, 0],
  ['an invalid form', found, { status: 400 }, 400, 'no-store', false, 0],
  ['a missing page', { status: 404 }, {}, 404, 'no-store', false, 60],
  ['a failed page', { status: 500 }, {}, 500, 'no-store', false, 0],
])('%s gets its status, caching and robots', (_what, page, request, status, cacheControl, isListed, storeSeconds) => {
  const response = decidePageResponse(page, request)
  expect(response).toEqual({
    status,
    robots: isListed ? undefined : 'noindex',
    storeSeconds,
    headers: { 'cache-control': cacheControl, ...(!isListed && { 'x-robots-tag': 'noindex' }) },
  })
})

const match = { status: 'success', staticData: {} }
const unavailable = new AppError({ name: 'Unavailable', status: 503, publicMessage: '', message: '' })

test.each([
  ['all matches succeed', [match, match], { status: 200 }],
  ['the root renders the 404 page', [{ ...match, _notFound: true }], { status: 404 }],
  ['a route renders the 404 page', [match, { ...match, status: 'notFound' }], { status: 404 }],
  ['a loader throws an AppError', [match, { ...match, status: 'error', error: unavailable }], { status: 503 }],
  ['a loader throws anything else', [match, { ...match, status: 'error', error: 'text' }], { status: 500 }],
  ['a route is never listed', [match, { ...match, staticData: { noindex: true } }], { noindex: true, noStore: false }],
  ['a loader lacks content', [match, { ...match, loaderData: { noStore: true } }], { noindex: false, noStore: true }],
])('if %s, the page facts follow', (_what, matches, facts) => {
  expect(readPageFacts(matches)).toMatchObject(facts)
})
