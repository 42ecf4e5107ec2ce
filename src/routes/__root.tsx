import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  retainSearchParams,
  Scripts,
  useRouter,
} from '@tanstack/react-router'
import { JsonLd } from '#components/json-ld'
import { NotFound } from '#components/not-found'
import { ServerHead } from '#components/server-head'
import { SiteFooter } from '#components/site-footer'
import { SiteHeader } from '#components/site-header'
import { type DomainValue, domainValue } from '#shared/brand-id'
import { notFoundTexts } from '#shared/not-found'
import { redirectTarget } from '#shared/redirects'
import { STORED_THEME_SCRIPT } from '#theme/stored-theme'
import { Region } from '#ui/region'
import type { AppContext } from '../router'
import { START_WATCH_SCRIPT } from '../start-failure'

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: (search: Record<string, unknown>): { domain?: DomainValue | undefined } => ({
    domain: domainValue(search.domain),
  }),
  search: { middlewares: [retainSearchParams(['domain'])] },
  beforeLoad: ({ location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target, search: location.search, hash: location.hash, replace: true })
  },
  // What stands here is seen where no page has a title of its own.
  head: ({ match, matches }) => {
    const { name } = match.context.page.brand
    const missing = matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
    return { meta: [{ title: missing ? `${notFoundTexts.title} | ${name}` : name }] }
  },
  component: Document,
  notFoundComponent: NotFound,
  // What fails in the document itself leaves nothing to draw a failure into: see src/start-failure.ts.
  errorComponent: false,
})

function Document() {
  const { page, theme, fonts } = Route.useRouteContext()
  return (
    <html lang="en" data-brand={page.brand.id} data-path={page.path} suppressHydrationWarning>
      <head>
        {import.meta.env.SSR && <ServerHead page={page} theme={theme} fonts={fonts} />}
        <HeadContent />
        <FirstScript />
      </head>
      <body className="min-h-screen flex flex-col">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <SiteHeader page={page} />
        <p className="print-only">
          {page.brand.name} · {page.brand.contact.phone} · {page.brand.domain}
        </p>
        <main id="main" tabIndex={-1} className="grow">
          <Outlet />
        </main>
        {/* In the browser there is nothing here: what it did not draw itself, React leaves in a head and a body. */}
        {import.meta.env.SSR && <JsonLd page={page} />}
        <SiteFooter page={page} />
        <Region />
        <Scripts />
      </body>
    </html>
  )
}

/** Not through HeadContent: that would run the script again when it hydrates, without its nonce. */
function FirstScript() {
  const { nonce } = useRouter().options.ssr ?? {}
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START_WATCH_SCRIPT + STORED_THEME_SCRIPT : '' }}
    />
  )
}
