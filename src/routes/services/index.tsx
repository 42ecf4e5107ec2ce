import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { servicesQuery } from '#features/page/copy.ts'
import { Page } from '#features/page/page.tsx'
import type { PageAction } from '#shared/page-content.ts'
import type { ListedService } from '#shared/service.ts'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { TextLink } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'

const copy = {
  title: 'Services',
  description:
    'Tax returns, bookkeeping, payroll, HR, finance, marketing and business formation for small businesses and families in Ohio.',
  action: {
    invite: 'Not sure which one you need? Tell us what happened.',
    atHand: ['Last year’s return', 'Any letter you received', 'What you do yourself today'],
  } satisfies PageAction,
  lead: 'Start with the service you need. Each page explains what we do, what to bring and how to get a price.',
}

export const Route = createFileRoute('/services/')({
  loader: async ({ context: { queryClient, content } }) => {
    await queryClient.ensureQueryData(servicesQuery(content))
    return pageMeta(copy)
  },
  head: pageHead,
  component: Services,
})

function Services() {
  const { content } = Route.useRouteContext()
  const {
    data: { groups, others },
  } = useSuspenseQuery(servicesQuery(content))
  return (
    <Page title={copy.title} lead={copy.lead} ownDrawing="services" action={copy.action}>
      <div className="grid gap-20">
        {groups.map(({ id, heading, lead, services }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`} className="heading">
              {heading}
            </h2>
            <p className="mt-3 max-w-[60ch] text-lead text-muted">{lead}</p>
            <ServiceEntries services={services} heading="h3" />
          </section>
        ))}
        {others.length > 0 ? <ServiceEntries services={others} heading="h2" /> : null}
      </div>
    </Page>
  )
}

function ServiceEntries({ services, heading: Heading }: { services: readonly ListedService[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="service-list mt-6">
      {services.map(({ id, title, description, features, link, image, price }) => (
        <li
          key={id}
          className={`gap-x-12 gap-y-4 border-t border-line py-8 max-sm:pb-0 max-sm:[li+&]:border-t-0 sm:grid sm:grid-cols-[11rem_1fr] lg:grid-cols-[13rem_1fr_1fr] ${Heading === 'h2' ? 'first:border-t-0 first:pt-0' : ''}`}
        >
          <svg
            viewBox="0 0 320 190"
            aria-hidden="true"
            className="max-sm:float-right max-sm:mb-3 max-sm:ml-4 max-sm:w-24 sm:row-span-2 lg:row-1"
          >
            <use href={image} width="320" height="200" />
          </svg>
          <div>
            <Heading className="text-heading font-bold max-sm:mr-28">
              <TextLink href={link}>{title}</TextLink>
            </Heading>
            <p className="mt-3 max-w-[58ch] max-sm:clear-both">{unbrokenTitle(description)}</p>
            {price ? <p className="mt-2 font-semibold">{price.line}</p> : null}
          </div>
          <div className="max-sm:mt-4 max-sm:clear-both">
            <PhoneFold>What it covers</PhoneFold>
            <div className="max-sm:py-3">
              <TextList items={features} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
