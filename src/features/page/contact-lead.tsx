import { ContactLink } from '#features/firm/contact-link.tsx'
import type { ServiceId } from '#shared/service.ts'
import { RichText } from '#ui/rich-text.tsx'

interface Props {
  lead: string
  /** Label of the button. */
  action: string
  /** The service that the visitor asks about. */
  service?: ServiceId
}

/** The lead under a page's title, with a button to the contact form. */
export function ContactLead({ lead, action, service }: Props) {
  return (
    <>
      <p>
        <RichText text={lead} />
      </p>
      <p className="mt-6 text-body">
        <ContactLink service={service}>{action}</ContactLink>
      </p>
    </>
  )
}
