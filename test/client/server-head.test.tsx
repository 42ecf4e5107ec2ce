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
import { pageOf } from './site'

test.each([
  [true, {}, 0],
  [false, {}, 1],
  [true, { noindex: true as const }, 1],
])('on an indexable host: %s, with %o: %i robots tags', async (indexable, staticData, count) => {
  const page = { ...pageOf('payroll'), indexable }
  const root = createRootRoute({
    component: () => (
      <>
        <ServerHead page={page} theme={undefined} />
        <Outlet />
      </>
    ),
  })
  const index = createRoute({ getParentRoute: () => root, path: '/', staticData })
  const router = createRouter({ routeTree: root.addChildren([index]), history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await waitFor(() => expect(document.head.querySelector('link[rel=manifest]')).not.toBeNull())
  expect(document.head.querySelectorAll('meta[name=robots][content=noindex]').length).toBe(count)
})
