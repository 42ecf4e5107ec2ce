import { createFileRoute } from '@tanstack/react-router'
import { cookies } from '#content/cookies.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentPage } from '#features/page/content-page.tsx'
import { defineLazy, LazyComponent } from '#ui/lazy-component.tsx'

const consentControl = defineLazy(
  import.meta.env.SSR ? undefined : () => import('#features/widgets/consent-banner.tsx'),
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
