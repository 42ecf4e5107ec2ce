import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { PriceDetails, PriceLead } from '#features/firm/price.tsx'
import type { ServicePart } from '#shared/brand.ts'
import { serviceEntry } from '#shared/menu.ts'
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { Fold } from '#ui/fold.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Blocks, Sources, Steps } from './blocks.tsx'
import { ContactLead } from './contact-lead.tsx'
import { ContentSections } from './content-page.tsx'
import { Page } from './page.tsx'
import { PageAside } from './page-aside.tsx'
import { QuestionSection } from './questions.tsx'
import { type ServicePageData, withOwnCopy } from './service-page.ts'

const HEADINGS: Partial<Record<ServicePart, string>> = {
  covers: 'What it covers',
  steps: 'How it works',
  cost: 'What you pay, and when we tell you',
  details: 'Rules, dates and figures',
  questions: 'Common questions',
}

export function ServicePage({ content, service }: { content: ServiceContent; service: ServiceId }) {
  const { brand, menu } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const { own }: ServicePageData = useLoaderData({ strict: false })
  const copy = withOwnCopy(content, own)
  const { lead, opening, covers, forWhom, steps, bring, cost, price, questions, sections, checked, invite } = copy
  const parts: Record<ServicePart, ReactNode> = {
    covers: <Covers covers={covers} />,
    'for-whom': (
      <section aria-labelledby="for-whom">
        <h2 id="for-whom" className="mb-5 text-heading font-bold">
          Does this sound like you?
        </h2>
        <ul className="grid gap-4">
          {forWhom.map((situation) => (
            <li key={situation} className="border-l-4 border-mark pl-4 text-lead">
              <RichText text={situation} />
            </li>
          ))}
        </ul>
      </section>
    ),
    steps: (
      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-5 text-heading font-bold">
          {HEADINGS.steps}
        </h2>
        <Steps steps={steps} />
      </section>
    ),
    cost: (
      <section aria-labelledby="cost">
        <h2 id="cost" className="mb-5 text-heading font-bold">
          {HEADINGS.cost}
        </h2>
        <div>
          {price ? <PriceDetails price={price} /> : null}
          <p className="max-w-[68ch]">
            <RichText text={cost} />
          </p>
        </div>
      </section>
    ),
    details: sections.length > 0 ? <Details sections={sections} checked={checked} /> : null,
    questions: <QuestionSection questions={questions} />,
  }
  const contents = brand.serviceParts.flatMap((id) => {
    const heading = parts[id] && HEADINGS[id]
    return heading ? [{ id, heading }] : []
  })
  return (
    <Page
      title={serviceEntry(menu, service).label}
      image={`/art/services.svg#${service}`}
      drawing={service}
      lead={
        <>
          <ContactLead lead={lead} action="Ask About This Service" service={service} />
          {price ? <PriceLead price={price} /> : null}
        </>
      }
      action={{ invite, atHand: bring }}
      aside={<PageAside contents={[...opening, ...contents]} hasContact />}
    >
      <div className="page-parts grid gap-14">
        {opening.length > 0 ? <ContentSections sections={opening} checked={checked} /> : null}
        {brand.serviceParts.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </div>
    </Page>
  )
}

function Covers({ covers }: Pick<ServiceContent, 'covers'>) {
  return (
    <section aria-labelledby="covers">
      <h2 id="covers" className="text-heading font-bold">
        {HEADINGS.covers}
      </h2>
      <dl className="fact-list mt-6 border-t-[length:var(--rule)] border-heavy-line">
        {covers.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr] xl:grid-cols-[16rem_1fr]"
          >
            <dt className="font-semibold">
              <RichText text={title} />
            </dt>
            <dd className="max-w-[62ch]">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Details({ sections, checked }: Pick<ServiceContent, 'sections' | 'checked'>) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-5 text-heading font-bold">
        {HEADINGS.details}
      </h2>
      <div className="border-b border-line">
        {sections.map(({ id, heading, blocks, sources = [] }) => (
          <Fold key={id} id={id} title={<h3>{unbrokenTitle(heading)}</h3>}>
            <div className="pt-2 pb-8">
              <Blocks blocks={blocks} />
              <Sources sources={sources} checked={checked} />
            </div>
          </Fold>
        ))}
      </div>
    </section>
  )
}
