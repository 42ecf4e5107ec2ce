import { RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { publicBrand } from '#shared/brand'
import type { ContentReader, Post } from '#shared/content'
import { brandMenu, brandReader } from '#worker/brand-reader'
import { indexablePaths } from '../../src/indexable-paths'
import { createServerRouter } from '../../src/router'

const POST: Post = {
  slug: 'post',
  title: 'A post',
  excerpt: 'An excerpt.',
  publishedAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-03T10:00:00.000Z',
  readingMinutes: 2,
  featured: true,
  gated: false,
  tags: [{ slug: 'tax', name: 'Tax' }],
  home: 'dresdentax',
  canonical: 'https://dresdentax.example/blog/post',
  authors: [{ slug: 'ana', name: 'Ana' }],
  html: '<h2 id="first">First</h2><p>Text.</p>',
  headings: [{ id: 'first', text: 'First', level: 2 }],
}
const TAG = { slug: 'tax', name: 'Tax', count: 1 }
const PAGE = { posts: [POST], page: 1, pages: 1, total: 1 }

function contentOf(brand: Brand): ContentReader {
  const address = { host: brand.domain, reason: 'host' } as const
  return {
    ...brandReader({ brand, domain: undefined, indexable: true, address }),
    featuredPosts: async () => [POST],
    postPage: async () => PAGE,
    post: async () => POST,
    around: async () => ({ related: [POST] }),
    tags: async () => [TAG],
    tagPage: async () => ({ ...PAGE, tag: TAG, canonical: 'https://dresdentax.example/blog/tag/tax' }),
    search: async () => [POST],
  }
}

const NOW = '2026-11-21T12:00:00Z'
const PATHS = [...indexablePaths(), '/blog/post', '/blog/tag/tax', '/blog?q=post', '/domain-tester', '/nowhere']

/** React logs other warnings too, because jsdom lacks some elements and the page is not rendered into a document. */
const KEY_WARNING = /\bkeys?\b/

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test.each(brands.flatMap((brand) => PATHS.map((path) => ({ brand, id: brand.id, path }))))(
  '$id: React logs no warning about keys while it renders $path',
  async ({ brand, path }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = { brand: publicBrand(brand, NOW), menu: brandMenu(brand), domain: undefined, now: NOW }
    const server = { content: contentOf(brand), page, defaultDomain: '', theme: brand.theme, fonts: [] }
    const router = createServerRouter(`https://${brand.domain}${path}`, server)
    const container = document.createElement('div')
    const root = createRoot(container)
    await act(async () => {
      await router.load()
      root.render(<RouterProvider router={router} />)
    })
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    await act(async () => root.unmount())
    expect(logged.mock.calls.filter(([message]) => KEY_WARNING.test(`${message}`))).toEqual([])
  },
)
