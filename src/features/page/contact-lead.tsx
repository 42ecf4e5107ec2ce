import { ContactLink } from '#features/firm/contact-link.tsx'
import type { ServiceId } from '#shared/service.ts'
import { RichText } from '#ui/rich-text.tsx'

interface Props {
  lead: string
  action: string
  service?: ServiceId
}

export function ContactLead({ lead, action, service }: Props) {
  return (
    <>
      <p>
        <RichText text={lead} />
      </p>
      <p className="no-print mt-6 text-body">
        <ContactLink service={service}>{action}</ContactLink>
      </p>
    </>
  )
}
