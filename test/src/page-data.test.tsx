import { QueryClient } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ContentUnavailable } from '#shared/content'
import { pageDataScript, restoreMatches, restoreQueries, takePageData } from '../../src/page-data'
import { pageOf } from '../helpers/client/site'

const page = pageOf('payroll')

const MATCHES = [
  { id: '__root__/', status: 'success', loaderData: undefined },
  { id: '/blog/$slug/blog/a', status: 'success', loaderData: { title: '</script>' } },
] as AnyRouteMatch[]

/** Puts the data into the document and takes it out again. */
function transfer(queryClient: QueryClient, matches: AnyRouteMatch[]) {
  document.body.innerHTML = pageDataScript(page, queryClient, matches)
  return takePageData()
}

test('the router in the browser gets the ids and the loader data of the server’s matches', () => {
  restoreMatches(transfer(new QueryClient(), MATCHES))
  const at = { s: 'success', u: expect.any(Number), ssr: true }
  expect(window.$_TSR?.router?.matches).toEqual([
    { i: '__root__#', ...at },
    { i: '#blog#$slug#blog#a', l: { title: '</script>' }, ...at },
  ])
  window.$_TSR?.h()
  expect('$_TSR' in window).toBe(false)
})

test.each([
  [
    'an error',
    { status: 'error', error: new ContentUnavailable('No post.') },
    { s: 'error', e: new Error('No post.') },
  ],
  ['a 404 in its place', { status: 'notFound', error: { isNotFound: true } }, { s: 'notFound' }],
  ['the site’s 404', { status: 'success', _notFound: true }, { s: 'success', g: true }],
  ['an error with words that are not for visitors', { status: 'error', error: new Error('inner') }, { s: 'error' }],
])('a match that renders %s is the last one', (_what, outcome, restored) => {
  const matches = [MATCHES[0], { id: '/blog', ...outcome }, MATCHES[1]] as AnyRouteMatch[]
  restoreMatches(transfer(new QueryClient(), matches))
  const [, last, ...others] = window.$_TSR?.router?.matches ?? []
  expect(last).toEqual({ i: '#blog', u: expect.any(Number), ssr: true, ...restored })
  expect(others).toEqual([])
})

test('the browser’s query cache gets the data of queries that have succeeded, with its time', () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  server.setQueryData(['posts'], ['a'], { updatedAt: 5 })
  restoreQueries(browser, transfer(server, MATCHES))
  expect(browser.getQueryState(['posts'])).toMatchObject({ data: ['a'], dataUpdatedAt: 5 })
})
