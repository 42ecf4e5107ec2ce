import { createFileRoute } from '@tanstack/react-router'
import { ContactForm } from '#components/contact-form'
import { Page } from '#layouts/page'
import { pageHead } from '#shared/head'

export const Route = createFileRoute('/contact')({
  /** `?sent=1`: a form without script was stored and led here. */
  validateSearch: (search: Record<string, unknown>): { sent?: 1 } => (search.sent === 1 ? { sent: 1 } : {}),
  loader: () => ({
    title: 'Contact',
    description: 'Write or call us. We answer Monday through Saturday.',
  }),
  head: pageHead,
  component: Contact,
})

function Contact() {
  const { sent } = Route.useSearch()
  return (
    <Page title="Contact us" lead="Write or call us. We answer Monday through Saturday.">
      <ContactForm formType="contact" sent={sent === 1} />
    </Page>
  )
}
