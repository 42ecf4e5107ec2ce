import { createFileRoute } from '@tanstack/react-router'
import { defineLazy, LazyComponent } from '#components/lazy-component.tsx'
import { cookies } from '#content/cookies.ts'
import { ContentPage } from '#layouts/content-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

const consentControl = defineLazy(
  import.meta.env.SSR ? undefined : () => import('#components/consent.tsx'),
  ({ ConsentControl }) => ConsentControl,
  () => null,
)

export const Route = createFileRoute('/cookies')({
  loader: ({ context }) => pageMeta(cookies(context.page.widgets !== undefined)),
  head: pageHead,
  component: Cookies,
})

function Cookies() {
  const { widgets } = Route.useRouteContext().page
  return (
    <ContentPage content={cookies(widgets !== undefined)}>
      {widgets ? <LazyComponent lazy={consentControl} when="mounted" /> : null}
    </ContentPage>
  )
}
