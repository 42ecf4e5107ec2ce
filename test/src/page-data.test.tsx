import { QueryClient } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pageDataScript, restoreMatches, restoreQueries, takePageData } from '../../src/page-data'
import { pageOf } from '../helpers/client/site'

const page = pageOf('payroll')

const MATCHES = [
  { id: '__root__/', loaderData: undefined },
  { id: '/blog/$slug/blog/a', loaderData: { title: '</script>' } },
] as AnyRouteMatch[]

/** Puts the data into the document and takes it out again. */
function transfer(queryClient: QueryClient, matches: AnyRouteMatch[] | undefined) {
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

test('without matches, the state that the router’s own script has set stays', () => {
  const own = { h() {}, e() {}, c() {}, p() {}, buffer: [] }
  window.$_TSR = own
  restoreMatches(transfer(new QueryClient(), undefined))
  expect(window.$_TSR).toBe(own)
})

test('the browser’s query cache gets the data of queries that have succeeded, with its time', () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  server.setQueryData(['posts'], ['a'], { updatedAt: 5 })
  restoreQueries(browser, transfer(server, MATCHES))
  expect(browser.getQueryState(['posts'])).toMatchObject({ data: ['a'], dataUpdatedAt: 5 })
})
