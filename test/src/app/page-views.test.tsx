import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { countPageViews, MEASURED_SHARE } from '#app/page-views.ts'
import type { AppRouter } from '#app/router.tsx'
import type { PageState } from '#shared/page.ts'
import { pageOf } from '#test/helpers/client/site.tsx'

let sent: { url: string; body: unknown }[]
let waiting: (() => void)[]

beforeEach(() => {
  sent = []
  waiting = []
  vi.spyOn(Math, 'random').mockReturnValue(MEASURED_SHARE)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void waiting.push(work))
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => sent.push({ url, body: JSON.parse(body) }),
  })
})

async function becomeIdle() {
  await vi.waitFor(() => expect(waiting).not.toEqual([]))
  for (const work of waiting.splice(0)) work()
  await act(async () => {})
}

async function open(path: string, referrer = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  const root = createRootRouteWithContext<{ page: PageState }>()({
    component: Outlet,
    notFoundComponent: () => 'no page',
  })
  const route = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => `page ${path}`,
      loader: ({ params }) => {
        if ('slug' in params && params.slug === 'missing') throw notFound()
        if ('slug' in params && params.slug === 'failing') throw new Error('Ghost failed')
      },
      errorComponent: () => 'failed page',
    })
  const router = createRouter({
    routeTree: root.addChildren([route('/'), route('/services/'), route('/blog/$slug')]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { page: pageOf('dresdentax') },
    defaultNotFoundComponent: () => 'no page',
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(/page/)
  countPageViews(router as unknown as AppRouter)
  return { navigate: (to: string) => act(() => router.navigate({ to } as never)) }
}

const view = (route: string, referrer = 'none') => ({ url: '/api/vitals', body: { type: 'view', route, referrer } })

test('a page view is sent only after the browser becomes idle', async () => {
  const { navigate } = await open('/', 'https://www.facebook.com/')
  expect(sent).toEqual([])
  await becomeIdle()
  await navigate('/services?q=payroll')
  await becomeIdle()
  await navigate('/services?q=tax')
  expect(waiting).toEqual([])
  await navigate('/blog/a')
  await becomeIdle()
  await navigate('/blog/b')
  await becomeIdle()
  expect(sent).toEqual([view('/', 'social'), view('/services'), view('/blog/$slug'), view('/blog/$slug')])
})

test.each(['/nowhere', '/blog/missing', '/blog/failing'])(
  'the missing or failing page %s does not send a page view',
  async (path) => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    const { navigate } = await open(path, 'https://www.bing.com/')
    expect(waiting).toEqual([])
    await navigate('/')
    await becomeIdle()
    expect(sent).toEqual([view('/', 'search')])
  },
)

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('a browser with %s turned on does not send a page view', async (_name, property, value) => {
  Object.defineProperty(navigator, property, { value, configurable: true })
  try {
    const { navigate } = await open('/')
    await navigate('/services')
    expect([waiting, sent]).toEqual([[], []])
  } finally {
    Reflect.deleteProperty(navigator, property)
  }
})
