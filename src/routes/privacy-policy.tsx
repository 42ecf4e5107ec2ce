import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/privacy-policy'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => pageMeta(privacyPolicy(context.page.brand.confirmation)),
  head: pageHead,
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { brand } = Route.useRouteContext().page
  return <ContentPage content={privacyPolicy(brand.confirmation)} />
}
