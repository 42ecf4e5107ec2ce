import { createFileRoute } from '@tanstack/react-router'
import { PriceDetails } from '#components/price'
import content from '#content/personal-tax-pricing'
import { ContentPage } from '#layouts/content-page'
import { loadOwnCopy } from '#queries/service-page'
import { omittedPage, pageHead, pageMeta } from '#shared/head'

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
