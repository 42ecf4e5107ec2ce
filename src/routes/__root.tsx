import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts, useRouter } from '@tanstack/react-router'
import { JsonLd } from '#components/json-ld.tsx'
import { LazyNotFound } from '#components/lazy-not-found.tsx'
import { ServerHead } from '#components/server-head.tsx'
import { SiteFooter } from '#components/site-footer.tsx'
import { SiteHeader } from '#components/site-header.tsx'
import { notFoundTexts } from '#shared/not-found.ts'
import { isNotFoundPage } from '#shared/page-response.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { STORED_THEME_SCRIPT } from '#theme/stored-theme.ts'
import { RootSlot } from '#ui/root-slot.tsx'
import type { AppContext } from '../app-context.ts'
import { START_SCRIPT } from '../start-failure.ts'

export const Route = createRootRouteWithContext<AppContext>()({
  // `createAppRouter` has already dropped an unknown value.
  validateSearch: ({ domain }: Record<string, unknown>): { domain?: string | undefined } => ({
    domain: typeof domain === 'string' ? domain : undefined,
  }),
  // Each link keeps the brand of the page.
  search: { middlewares: [({ search, next }) => ({ ...next(search), domain: search.domain })] },
  // For navigation within the site. On the server, the worker's middleware redirects.
  beforeLoad: ({ location }) => {
    const target = import.meta.env.SSR ? undefined : redirectTarget(location.pathname, location.searchStr)
    if (target) throw redirect({ to: target, search: location.search, hash: location.hash, replace: true })
    return { path: location.pathname }
  },
  // The title for pages without their own title.
  head: ({ match, matches }) => {
    const { name } = match.context.page.brand
    const own = import.meta.env.SSR && match.context.ownContent
    if (own) return { meta: [{ title: `${own.title} | ${name}` }] }
    return { meta: [{ title: isNotFoundPage(matches) ? `${notFoundTexts.title} | ${name}` : name }] }
  },
  component: Document,
  notFoundComponent: LazyNotFound,
  // An error in the document leaves no place for a message. src/start-failure.ts handles it.
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
        <p className="print-only">
          {page.brand.name} · {page.brand.contact.phone} · {page.brand.domain}
        </p>
        <main id="main" tabIndex={-1} className="grow">
          {import.meta.env.SSR ? <ServerContent /> : <Outlet />}
        </main>
        {/* The browser renders nothing here: during hydration, React keeps unknown scripts in <head> and <body>. */}
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

/** Not part of HeadContent, which would run the script again during hydration, without its nonce. */
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
