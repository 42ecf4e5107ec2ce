import { createFileRoute, Link } from '@tanstack/react-router'
import { TextLink } from '#components/rich-text'
import industries from '#content/industries'
import { Page } from '#layouts/page'
import { pageHead, pageMeta } from '#shared/head'

const copy = {
  title: 'Industries',
  description:
    'What is different about books, tax and payroll in construction, retail, healthcare, manufacturing and other trades in Ohio.',
  lead: 'Each trade keeps different records and watches different dates. Find yours.',
}

export const Route = createFileRoute('/industries/')({
  loader: () => pageMeta(copy),
  head: pageHead,
  component: Industries,
})

function Industries() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ slug, title, description, link }) => (
          <li key={slug}>
            <svg viewBox="0 0 320 200" aria-hidden="true" className="spot w-full">
              <use href={`/art/industries.svg#${slug}`} width="320" height="200" />
            </svg>
            <h2 className="mt-4 text-xl font-bold">
              <TextLink href={link}>{title}</TextLink>
            </h2>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-16">
        <Link to="/contact" className="button-primary">
          Yours is another? Ask us
        </Link>
      </p>
    </Page>
  )
}
