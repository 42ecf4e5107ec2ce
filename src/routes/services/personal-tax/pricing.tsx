import { createFileRoute } from '@tanstack/react-router'
import { PriceDetails } from '#components/price.tsx'
import content from '#content/personal-tax-pricing.ts'
import { ContentPage } from '#layouts/content-page.tsx'
import { loadOwnCopy } from '#queries/service-page.ts'
import { omittedPage, pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/services/personal-tax/pricing')({
  loader: async ({ context }) => {
    const meta = pageMeta({ ...content, ...omittedPage(context, '/services/personal-tax/pricing') })
    const own = await loadOwnCopy(context, 'personal-tax')
    return Object.assign(meta, { price: own?.price })
  },
  head: pageHead,
  component: Pricing,
})

function Pricing() {
  const { price } = Route.useLoaderData()
  return (
    <ContentPage content={content} parts={{ 'what-it-depends-on': price ? <PriceDetails price={price} /> : null }} />
  )
}
