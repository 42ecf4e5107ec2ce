import { createFileRoute } from '@tanstack/react-router'
import { ConsentPlace } from '#components/consent-place'
import { cookies } from '#content/cookies'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/cookies')({
  loader: ({ context }) => pageMeta(cookies(context.page.widgets !== undefined)),
  head: pageHead,
  component: Cookies,
})

function Cookies() {
  const { widgets } = Route.useRouteContext().page
  return <ContentPage content={cookies(widgets !== undefined)}>{widgets ? <ConsentPlace /> : null}</ContentPage>
}
