/** Renders the page of a path with a brand's own content. It has no posts. */
import { RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { industries } from '#industries/index'
import { services } from '#services/index'
import { type Brand, publicBrand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import { menuOf } from '#shared/menu'
import { brandReader } from '#worker/brand-reader'
import { createServerRouter } from '../../../src/router'
import { NOW } from './site'

export async function showPage(brand: Brand, path: string): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // React logs that the page is not rendered into a document.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const address = { host: brand.domain, reason: 'host' } as const
  const router = createServerRouter(`https://${brand.domain}${path}`, {
    content: brandReader({ brand, domain: undefined, indexable: true, address }) as ContentReader,
    page: { brand: publicBrand(brand, NOW), menu: menuOf(brand, services, industries), domain: undefined, now: NOW },
    theme: brand.theme,
    defaultDomain: brand.domain,
    fonts: [],
  })
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => {
    await router.load()
    root.render(<RouterProvider router={router} />)
  })
  return container
}
