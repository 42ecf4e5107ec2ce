import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { BrandId } from '#shared/brand-id'
import type { PageState } from '#shared/page'
import type { AppRouter } from '../../src/router'
import { shellHtml } from '../../src/shell-html'
import { pageOf } from '../helpers/client/site'

async function shellOf(path: string, brand: BrandId = 'dresdentax', changes: Partial<PageState> = {}) {
  const page = { ...pageOf(brand), ...changes }
  const root = createRootRouteWithContext<{ page: PageState }>()()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { page },
    isServer: true,
  })
  await router.load()
  return shellHtml(router as never as AppRouter, page)
}

test('the header and the footer of an address are rendered once, and again after 50 other addresses', async () => {
  const first = await shellOf('/contact')
  expect(await shellOf('/contact')).toBe(first)
  for (let index = 0; index < 49; index++) await shellOf(`/blog/${index}`)
  expect(await shellOf('/contact')).toBe(first)
  for (let index = 0; index < 50; index++) await shellOf(`/blog/${index}`)
  const again = await shellOf('/contact')
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

test('each brand, address, domain and year has its own header and footer', async () => {
  const year = { now: '2027-01-02T12:00:00Z' }
  const shells = [
    await shellOf('/'),
    await shellOf('/contact'),
    await shellOf('/blog'),
    await shellOf('/blog?page=2'),
    await shellOf('/', 'brownco'),
    await shellOf('/', 'dresdentax', { domain: 'dresdentax.com' }),
    await shellOf('/', 'dresdentax', year),
  ]
  const html = shells.map(({ header, footer }) => header.html + footer.html)
  expect(new Set(html).size).toBe(html.length)
})
