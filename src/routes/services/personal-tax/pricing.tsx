import { createFileRoute } from '@tanstack/react-router'
import content from '#content/personal-tax-pricing.ts'
import { omittedPage, pageHead, pageMeta } from '#features/document/head.ts'
import { PriceDetails } from '#features/firm/price.tsx'
import { ContentPage } from '#features/page/content-page.tsx'
import { loadOwnCopy } from '#features/page/service-page.ts'

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
