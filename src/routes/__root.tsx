import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  retainSearchParams,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import { NotFound } from '#components/not-found'
import { SiteFooter } from '#components/site-footer'
import { SiteHeader } from '#components/site-header'
import { type DomainValue, domainValue } from '#shared/brand-id'
import { withDomain } from '#shared/links'
import { redirectTarget } from '#shared/redirects'
import { STORED_THEME_SCRIPT } from '#theme/stored-theme'
import { ToastRegion } from '#ui/toast'
import type { AppContext } from '../router'

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): { domain?: DomainValue | undefined } => ({
    domain: domainValue(search.domain),
  }),
  search: { middlewares: [retainSearchParams(['domain'])] },
  beforeLoad: ({ location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target, search: location.search, hash: location.hash, replace: true })
  },
  head: ({ match }) => {
    const { brand, domain, indexable } = match.context.page
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { title: brand.name },
        ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
      ],
      links: [
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: brand.news.heading,
          href: withDomain('/rss.xml', domain),
        },
        { rel: 'icon', href: 'data:,' },
      ],
    }
  },
  component: Document,
  notFoundComponent: NotFound,
})

function Document() {
  const { page } = Route.useRouteContext()
  return (
    <html lang="en" data-brand={page.brand.id} data-path={page.path} suppressHydrationWarning>
      <head>
        <HeadContent />
        <StoredTheme />
      </head>
      <body className="min-h-screen flex flex-col">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <SiteHeader page={page} />
        <main id="main" tabIndex={-1} className="grow">
          <Outlet />
        </main>
        <SiteFooter page={page} />
        <ToastRegion />
        <Scripts />
      </body>
    </html>
  )
}

/** Not through HeadContent: that would run the script again when it hydrates, without its nonce. */
function StoredTheme() {
  const { nonce } = useRouter().options.ssr ?? {}
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STORED_THEME_SCRIPT }} />
}
