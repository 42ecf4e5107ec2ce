import { createFileRoute, Link } from '@tanstack/react-router'
import { Steps } from '#components/blocks'
import { RichText, TextLink } from '#components/rich-text'
import { TextList } from '#components/text-list'
import shared from '#content/schedule'
import { Page } from '#layouts/page'
import { copyQuery } from '#queries/copy'
import { useQueryData } from '#queries/use-query-data'
import { pageHead, pageMeta } from '#shared/head'
import { callTo } from '#shared/links'

export const Route = createFileRoute('/schedule')({
  loader: async ({ context: { queryClient, content } }) =>
    pageMeta(await queryClient.ensureQueryData(copyQuery(content, 'schedule'))),
  head: pageHead,
  component: Schedule,
})

function Schedule() {
  const { page, content } = Route.useRouteContext()
  const { brand } = page
  const copy = useQueryData(copyQuery(content, 'schedule'))
  const { ways, places, next } = shared
  return (
    <Page title={copy.title} lead={copy.lead}>
      <section aria-labelledby="ways">
        <h2 id="ways" className="section-heading mb-6">
          {brand.bookingUrl ? ways.heading : ways.headingWithoutBooking}
        </h2>
        <ol className="grid gap-8 lg:grid-cols-3">
          {brand.bookingUrl ? (
            <Option {...ways.booking}>
              <TextLink href={brand.bookingUrl} className="button-primary">
                {ways.booking.action}
              </TextLink>
            </Option>
          ) : null}
          <Option {...ways.phone}>
            <a href={callTo(brand.contact.phone)} className="button-quiet">
              <RichText text={ways.phone.action} />
            </a>
          </Option>
          <Option {...ways.form}>
            <Link to="/contact" className="button-quiet">
              {ways.form.action}
            </Link>
          </Option>
        </ol>
      </section>
      <div className="mt-20 grid gap-14 lg:grid-cols-2">
        <section aria-labelledby="at-hand">
          <h2 id="at-hand" className="mb-5 text-heading font-bold">
            {copy.whatToBring.heading}
          </h2>
          <TextList items={copy.whatToBring.items} />
        </section>
        <section aria-labelledby="places">
          <h2 id="places" className="mb-5 text-heading font-bold">
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
      </div>
      <section aria-labelledby="next" className="mt-20 max-w-[68ch]">
        <h2 id="next" className="mb-6 text-heading font-bold">
          {next.heading}
        </h2>
        <Steps steps={next.steps} />
      </section>
      <p className="mt-12 max-w-[68ch] border-l-4 border-brand pl-5">{shared.doNotSend.text}</p>
    </Page>
  )
}

function Option({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <li className="grid content-between gap-5 border-t-[length:var(--rule)] border-ink pt-5">
      <div>
        <h3 className="text-lead font-bold">{title}</h3>
        <p className="mt-2">
          <RichText text={text} />
        </p>
      </div>
      <p>{children}</p>
    </li>
  )
}
