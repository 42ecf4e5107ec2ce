import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { ContentPage } from '#layouts/content-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => pageMeta(privacyPolicy(context.page.brand.confirmation)),
  head: pageHead,
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { brand } = Route.useRouteContext().page
  return <ContentPage content={privacyPolicy(brand.confirmation)} />
}
