import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts, useRouter } from '@tanstack/react-router'
import type { AppContext } from '#features/document/app-context.ts'
import { JsonLd } from '#features/document/json-ld.tsx'
import { ServerHead } from '#features/document/server-head.tsx'
import { START_SCRIPT } from '#features/document/start-failure.ts'
import { LazyNotFound } from '#features/errors/lazy-not-found.tsx'
import { notFoundTexts } from '#features/errors/not-found-texts.ts'
import { NoticeLine } from '#features/shell/notice-line.tsx'
import { SiteFooter } from '#features/shell/site-footer.tsx'
import { SiteHeader } from '#features/shell/site-header.tsx'
import { isNotFoundPage } from '#shared/page-response.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { STORED_THEME_SCRIPT } from '#theme/stored-theme.ts'
import { RootSlot } from '#ui/root-slot.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  // Accepts any string, because `createAppRouter` has already removed unknown `?domain=` values.
  validateSearch: ({ domain }: Record<string, unknown>): { domain?: string | undefined } => ({
    domain: typeof domain === 'string' ? domain : undefined,
  }),
  search: { middlewares: [({ search, next }) => ({ ...next(search), domain: search.domain })] },
  // Follows the site's redirects during client-side navigation. On the server, the worker's middleware handles redirects.
  beforeLoad: ({ location }) => {
    const target = import.meta.env.SSR ? undefined : redirectTarget(location.pathname, location.searchStr)
    if (target) throw redirect({ to: target, search: location.search, hash: location.hash, replace: true })
    return { path: location.pathname }
  },
  head: ({ match, matches }) => {
    const { name } = match.context.page.brand
    const own = import.meta.env.SSR && match.context.ownContent
    if (own) return { meta: [{ title: `${own.title} | ${name}` }] }
    return { meta: [{ title: isNotFoundPage(matches) ? `${notFoundTexts.title} | ${name}` : name }] }
  },
  component: Document,
  notFoundComponent: LazyNotFound,
  // If the whole document fails to render, React cannot show an error message. src/features/document/start-failure.ts
  // shows a message instead.
  errorComponent: false,
})

function Document() {
  const { page } = Route.useRouteContext()
  const { ownContent } = useRouter().options.context
  return (
    <html
      lang="en"
      data-brand={page.brand.id}
      data-path={page.path}
      data-domain={page.domain}
      data-started="no"
      suppressHydrationWarning
    >
      <head>
        {import.meta.env.SSR && <ServerHead page={page} />}
        <HeadContent />
        <FirstScript />
      </head>
      <body className="min-h-screen flex flex-col">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <SiteHeader page={page} />
        {page.notice && <NoticeLine notice={page.notice} />}
        <p className="print-only">
          {page.brand.name} · {page.brand.contact.phone} · {page.brand.domain}
        </p>
        <main id="main" tabIndex={-1} className="grow">
          {import.meta.env.SSR ? <ServerContent /> : <Outlet />}
        </main>
        {/* Renders JSON-LD only on the server, because during hydration React keeps unknown scripts in <head> and <body>. */}
        {import.meta.env.SSR && <JsonLd page={page} />}
        <SiteFooter page={page} />
        <RootSlot />
        {ownContent ? null : <Scripts />}
      </body>
    </html>
  )
}

function ServerContent() {
  const { ownContent } = useRouter().options.context
  return ownContent ? ownContent.content : <Outlet />
}

/**
 * The page's first inline script. It is not part of HeadContent, because it would then run again during hydration, without a
 * nonce.
 */
function FirstScript() {
  const { ssr, context } = useRouter().options
  return (
    <script
      nonce={ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? `${STORED_THEME_SCRIPT};${context.ownContent ? '' : START_SCRIPT}` : '',
      }}
    />
  )
}
