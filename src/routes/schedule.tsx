import { createFileRoute, Link } from '@tanstack/react-router'
import { Steps } from '#components/blocks'
import { DirectLines } from '#components/direct-lines'
import { OpeningHours } from '#components/opening-hours'
import { RichText, TextLink } from '#components/rich-text'
import { TextList } from '#components/text-list'
import shared from '#content/schedule'
import { Page } from '#layouts/page'
import { copyQuery } from '#queries/copy'
import { useQueryData } from '#queries/use-query-data'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/schedule')({
  loader: async ({ context: { queryClient, content } }) =>
    pageMeta(await queryClient.ensureQueryData(copyQuery(content, 'schedule'))),
  head: pageHead,
  component: Schedule,
})

function Schedule() {
  const { page, content } = Route.useRouteContext()
  const { contact, bookingUrl } = page.brand
  const copy = useQueryData(copyQuery(content, 'schedule'))
  const { ways, places, next } = shared
  return (
    <Page title={copy.title} lead={copy.lead} drawing="schedule">
      <div className="columns page-split">
        {bookingUrl ? (
          <Way {...ways.booking}>
            <TextLink href={bookingUrl} className="button-primary max-sm:w-full">
              {ways.booking.action}
            </TextLink>
          </Way>
        ) : null}
        <div className="page-split-beside page-split-tall grid content-start gap-10">
          <section aria-labelledby="call">
            <h2 id="call" className="mb-3 text-heading font-bold">
              {ways.phone.title}
            </h2>
            <p>
              <RichText text={ways.phone.text} />
            </p>
            <DirectLines contact={contact} />
            <OpeningHours hours={contact.hours} />
          </section>
          <section aria-labelledby="places">
            <h2 id="places" className="mb-3 text-heading font-bold">
              {places.heading}
            </h2>
            <dl>
              {places.items.map(({ title, text }) => (
                <div key={title} className="border-t border-line py-3">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-balance text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <div className="grid content-start gap-14 max-w-[68ch]">
          <Way {...ways.form}>
            <Link to="/contact" className="button-quiet max-sm:w-full">
              {ways.form.action}
            </Link>
          </Way>
          <section aria-labelledby="at-hand">
            <h2 id="at-hand" className="mb-5 text-heading font-bold">
              {copy.whatToBring.heading}
            </h2>
            <TextList items={copy.whatToBring.items} />
          </section>
          <section aria-labelledby="next">
            <h2 id="next" className="mb-5 text-heading font-bold">
              {next.heading}
            </h2>
            <Steps steps={next.steps} />
          </section>
          <p className="callout">{shared.doNotSend.text}</p>
        </div>
      </div>
    </Page>
  )
}

/** A way to book a meeting. */
function Way({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section className="max-w-[68ch]">
      <h2 className="mb-3 text-heading font-bold">{title}</h2>
      <p>{text}</p>
      <p className="mt-5">{children}</p>
    </section>
  )
}
