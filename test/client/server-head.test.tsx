import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerHead } from '#components/server-head'
import type { PageState } from '#shared/page'
import { pageOf } from './site'

const SHOWN = 'link[rel=manifest]'

/** The head of a page at that path. */
async function headAt(path: string, state: Partial<PageState> = {}, staticData = {}) {
  const page = { ...pageOf('payroll'), ...state }
  const root = createRootRoute({
    component: () => (
      <>
        <ServerHead page={page} theme={undefined} />
        <Outlet />
      </>
    ),
    notFoundComponent: () => null,
  })
  const route = (path: string) => createRoute({ getParentRoute: () => root, path, staticData })
  const routeTree = root.addChildren(['/', '/contact', '/blog', '/blog/$slug', '/blog/tag/$slug'].map(route))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  render(<RouterProvider router={router as never} />)
  await waitFor(() => expect(document.head.querySelector(SHOWN)).not.toBeNull())
}

test.each([
  [true, {}, 0],
  [false, {}, 1],
  [true, { noindex: true as const }, 1],
])('on an indexable host: %s, with %o: %i robots tags', async (indexable, staticData, count) => {
  await headAt('/', { indexable }, staticData)
  expect(document.head.querySelectorAll('meta[name=robots][content=noindex]').length).toBe(count)
})

const ALL = ['/rss.xml', '/atom.xml', '/feed.json']

test.each([
  ['/', ALL],
  ['/blog', ALL],
  ['/blog/first', ALL],
  ['/blog/tag/tax', [...ALL.map((path) => `/blog/tag/tax${path}`), ...ALL]],
  ['/contact', ['/rss.xml']],
  ['/nowhere', ['/rss.xml']],
])('%s names the feeds of what it shows', async (path, feeds) => {
  await headAt(path)
  const links = [...document.head.querySelectorAll('link[rel=alternate]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(feeds)
  expect(new Set(links.map((link) => link.getAttribute('title'))).size).toBe(feeds.length)
})

test('feeds of a page under ?domain= carry it on', async () => {
  await headAt('/blog/tag/tax', { domain: 'payroll' })
  const hrefs = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'))
  expect(hrefs[0]).toBe('/blog/tag/tax/rss.xml?domain=payroll')
  expect(hrefs.filter((href) => !href?.endsWith('?domain=payroll'))).toEqual([])
})
