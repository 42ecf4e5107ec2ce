import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import shared from '#content/contact.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { DirectLines } from '#features/firm/direct-lines.tsx'
import { Offices } from '#features/firm/offices.tsx'
import { OpeningHours } from '#features/firm/opening-hours.tsx'
import { ContactForm } from '#features/forms/contact-form.tsx'
import { formDeps, readFormSearch } from '#features/forms/form-search.ts'
import { Steps } from '#features/page/blocks.tsx'
import { copyQuery } from '#features/page/copy.ts'
import { Page } from '#features/page/page.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'

export const Route = createFileRoute('/contact')({
  validateSearch: readFormSearch,
  loaderDeps: formDeps,
  loader: async ({ context: { queryClient, content }, deps: { noStore } }) =>
    pageMeta({ ...(await queryClient.ensureQueryData(copyQuery(content, 'contact'))), noStore }),
  head: pageHead,
  component: Contact,
})

function Contact() {
  const { sent, service, from } = Route.useSearch()
  const { page, content } = Route.useRouteContext()
  const { data: copy } = useSuspenseQuery(copyQuery(content, 'contact'))
  const { contact } = page.brand
  return (
    <Page title={copy.title} lead={copy.lead} drawing="contact">
      <div className="columns gap-y-12 grid-rows-[auto_1fr] [reading-flow:grid-rows]">
        <section aria-labelledby="direct" className="page-side col-span-full min-w-0 lg:col-[9/-1]">
          <h2 id="direct" className="text-heading font-bold phone:sr-only">
            {shared.direct.heading}
          </h2>
          <DirectLines contact={contact} />
        </section>
        <div className="col-span-full grid min-w-0 content-start gap-16 lg:col-[1/span_7] lg:row-[1/span_2]">
          <section aria-labelledby="form">
            <h2 id="form" className="mb-5 text-heading font-bold">
              {shared.form.heading}
            </h2>
            <ContactForm formType="contact" reference={sent} service={service} from={from} />
            <p className="mt-6 text-small text-muted">
              <RichText text={shared.privacy} />
            </p>
          </section>
          <section aria-labelledby="next" className="max-w-[68ch]">
            <h2 id="next" className="mb-5 text-heading font-bold">
              {shared.next.heading}
            </h2>
            <Steps steps={shared.next.steps} />
          </section>
        </div>
        <div className="page-side col-span-full grid min-w-0 content-start gap-10 lg:col-[9/-1]">
          <section aria-labelledby="offices">
            <h2 id="offices" className="mb-3 text-heading font-bold">
              {shared.offices.heading}
            </h2>
            <p>
              <RichText text={shared.direct.lead} />
            </p>
            <OpeningHours hours={contact.hours} />
            <Offices contact={contact} />
            <p className="mt-2 text-muted">
              <RichText text={shared.offices.lead} />
            </p>
          </section>
          <section aria-labelledby="helps">
            <h2 id="helps" className="mb-3 text-heading font-bold">
              {copy.helps.heading}
            </h2>
            <TextList items={copy.helps.items} />
          </section>
          <section aria-labelledby="do-not-send" className="callout">
            <h2 id="do-not-send" className="mb-3 text-lead font-bold">
              {shared.doNotSend.heading}
            </h2>
            <p>{shared.doNotSend.text}</p>
            <p className="mt-2">{shared.doNotSend.instead}</p>
          </section>
        </div>
      </div>
    </Page>
  )
}
