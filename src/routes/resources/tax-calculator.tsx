import { createFileRoute } from '@tanstack/react-router'
import { Fold } from '#components/fold.tsx'
import { LazyCalculator } from '#components/lazy-calculator.tsx'
import content from '#content/tax-calculator.ts'
import { ContentSections } from '#layouts/content-page.tsx'
import { Page } from '#layouts/page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

const { title, lead, action, checked, rates, ratesNote, sections } = content

export const Route = createFileRoute('/resources/tax-calculator')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => (
    <Page title={title} lead={lead} action={action} phoneBar={false}>
      <LazyCalculator />
      <div className="tax-tables slip-parts">
        <section id="rates" aria-labelledby="rates-heading">
          <h2 id="rates-heading" className="mb-5 text-heading font-bold">
            Rates and limits
          </h2>
          <div className="border-b border-line">
            {rates.map((group) => (
              <Fold key={group.id} id={group.id} title={group.title}>
                <div className="pt-2 pb-8">
                  <ContentSections sections={group.sections} checked={checked} level="h3" />
                </div>
              </Fold>
            ))}
          </div>
          <p className="mt-4 text-small text-muted">{ratesNote}</p>
        </section>
        <ContentSections sections={sections} checked={checked} />
      </div>
    </Page>
  ),
})
