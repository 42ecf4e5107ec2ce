import { createFileRoute } from '@tanstack/react-router'
import { defineLazy, LazyComponent } from '#components/lazy-component'
import { cookies } from '#content/cookies'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

const consentControl = defineLazy(
  import.meta.env.SSR ? undefined : () => import('#components/consent'),
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
