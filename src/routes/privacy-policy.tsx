import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '#content/privacy-policy.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentPage } from '#features/page/content-page.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context }) => pageMeta(privacyPolicy(context.page.brand.confirmation)),
  head: pageHead,
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { brand } = Route.useRouteContext().page
  return <ContentPage content={privacyPolicy(brand.confirmation)} />
}
