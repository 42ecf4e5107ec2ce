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
import { pageOf } from '../../helpers/client/site'

const SHOWN = 'link[rel=manifest]'

/** Renders the head of the page at that path. */
async function headAt(path: string, state: Partial<PageState> = {}) {
  const page = { ...pageOf('payroll'), ...state }
  const root = createRootRoute({
    component: () => (
      <>
        <ServerHead page={page} robots={undefined} theme={undefined} styles={undefined} stylesheet={undefined} />
        <Outlet />
      </>
    ),
    notFoundComponent: () => null,
  })
  const route = (path: string) => createRoute({ getParentRoute: () => root, path })
  const routeTree = root.addChildren(['/', '/contact', '/blog', '/blog/$slug', '/blog/tag/$slug'].map(route))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  render(<RouterProvider router={router as never} />)
  await waitFor(() => expect(document.head.querySelector(SHOWN)).not.toBeNull())
}

const ALL = ['/rss.xml', '/atom.xml', '/feed.json']

test.each([
  ['/', ALL],
  ['/blog', ALL],
  ['/blog/first', ALL],
  ['/blog/tag/tax', [...ALL.map((path) => `/blog/tag/tax${path}`), ...ALL]],
  ['/contact', ['/rss.xml']],
  ['/nowhere', ['/rss.xml']],
])('the head of %s links to its feeds', async (path, feeds) => {
  await headAt(path)
  const links = [...document.head.querySelectorAll('link[rel=alternate]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(feeds)
  expect(new Set(links.map((link) => link.getAttribute('title'))).size).toBe(feeds.length)
})

test('feed links of a page with ?domain= keep it', async () => {
  await headAt('/blog/tag/tax', { domain: 'payroll' })
  const hrefs = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'))
  expect(hrefs[0]).toBe('/blog/tag/tax/rss.xml?domain=payroll')
  expect(hrefs.filter((href) => !href?.endsWith('?domain=payroll'))).toEqual([])
})
