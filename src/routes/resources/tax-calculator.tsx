import { createFileRoute } from '@tanstack/react-router'
import content from '#content/tax-calculator.ts'
import { LazyCalculator } from '#features/calculator/lazy-calculator.tsx'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentSections } from '#features/page/content-page.tsx'
import { Page } from '#features/page/page.tsx'
import { Fold } from '#ui/fold.tsx'

const { title, lead, action, checked, rates, ratesNote, sections } = content

export const Route = createFileRoute('/resources/tax-calculator')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => (
    <Page title={title} lead={lead} action={action} phoneBar={false}>
      <LazyCalculator />
      <div className="mt-[--part-gap] grid gap-[--part-gap] lg:max-w-[calc((100%+var(--gutter))*8/12-var(--gutter))]">
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
          <p className="mt-4 max-w-[72ch] text-small text-muted">{ratesNote}</p>
        </section>
        <ContentSections sections={sections} checked={checked} />
      </div>
    </Page>
  ),
})
