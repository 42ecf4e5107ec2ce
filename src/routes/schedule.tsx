import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import shared from '#content/schedule.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { DirectLines } from '#features/firm/direct-lines.tsx'
import { OpeningHours } from '#features/firm/opening-hours.tsx'
import { formDeps, readFormSearch } from '#features/forms/form-search.ts'
import { ScheduleForm } from '#features/forms/schedule-form.tsx'
import { Steps } from '#features/page/blocks.tsx'
import { copyQuery } from '#features/page/copy.ts'
import { Page } from '#features/page/page.tsx'
import { RichText, TextLink } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'

export const Route = createFileRoute('/schedule')({
  validateSearch: readFormSearch,
  loaderDeps: formDeps,
  loader: async ({ context: { queryClient, content }, deps: { noStore } }) =>
    pageMeta({ ...(await queryClient.ensureQueryData(copyQuery(content, 'schedule'))), noStore }),
  head: pageHead,
  component: Schedule,
})

function Schedule() {
  const { sent, service, from } = Route.useSearch()
  const { page, content } = Route.useRouteContext()
  const { contact, bookingUrl } = page.brand
  const { data: copy } = useSuspenseQuery(copyQuery(content, 'schedule'))
  const { form, privacy, phone, booking, places, next, doNotSend } = shared
  return (
    <Page title={copy.title} lead={copy.lead} drawing="schedule">
      <div className="columns gap-y-12 grid-rows-[auto_1fr] [reading-flow:grid-rows]">
        <div className="col-span-full grid min-w-0 content-start gap-16 lg:col-[1/span_7] lg:row-[1/span_2]">
          <section aria-labelledby="form">
            <h2 id="form" className="mb-5 text-heading font-bold">
              {form.heading}
            </h2>
            <ScheduleForm reference={sent} service={service} from={from} />
            <p className="mt-6 text-small text-muted">
              <RichText text={privacy} />
            </p>
          </section>
          <section aria-labelledby="next" className="max-w-[68ch]">
            <h2 id="next" className="mb-5 text-heading font-bold">
              {next.heading}
            </h2>
            <Steps steps={next.steps} />
          </section>
        </div>
        <div className="page-side col-span-full grid min-w-0 content-start gap-10 lg:col-[9/-1]">
          <section aria-labelledby="call">
            <h2 id="call" className="mb-3 text-heading font-bold">
              {phone.title}
            </h2>
            <p>
              <RichText text={phone.text} />
            </p>
            <DirectLines contact={contact} />
            <OpeningHours hours={contact.hours} />
          </section>
          {bookingUrl ? (
            <section aria-labelledby="booking">
              <h2 id="booking" className="mb-3 text-heading font-bold">
                {booking.title}
              </h2>
              <p>{booking.text}</p>
              <p className="mt-5">
                <TextLink href={bookingUrl} className="button-quiet max-sm:w-full">
                  {booking.action}
                </TextLink>
              </p>
            </section>
          ) : null}
          <section aria-labelledby="places">
            <h2 id="places" className="mb-3 text-heading font-bold">
              {places.heading}
            </h2>
            <dl>
              {places.items.map(({ title, text }) => (
                <div key={title} className="border-t border-line py-3">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="at-hand">
            <h2 id="at-hand" className="mb-3 text-heading font-bold">
              {copy.whatToBring.heading}
            </h2>
            <TextList items={copy.whatToBring.items} />
          </section>
          <p className="callout">{doNotSend.text}</p>
        </div>
      </div>
    </Page>
  )
}
