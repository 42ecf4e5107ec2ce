import { useState } from 'react'
import { ContactSent } from '#components/contact-sent'
import { MessageForm } from '#components/message-form'

interface Props {
  /** The form's page, stored with the lead. */
  formType?: string
  /** The reference number of a form without JavaScript that was stored. Its response redirected the visitor here. */
  reference?: string | undefined
  /** Id of the service that the visitor asks about. */
  service?: string | undefined
  /** Path of the page whose link led to the form. */
  from?: string | undefined
}

type Stage = { is: 'first' | 'again' } | { is: 'sent'; reference: string | undefined }

/** The contact form, replaced by a thank-you panel once the message is stored. Each message gets a new form. */
export function ContactForm({ formType = 'home', reference, service, from }: Props) {
  const [stage, setStage] = useState<Stage>({ is: 'first' })
  if (reference) return <ContactSent reference={reference} onAgain={undefined} />
  if (stage.is === 'sent') return <ContactSent reference={stage.reference} onAgain={() => setStage({ is: 'again' })} />
  return (
    <MessageForm
      formType={formType}
      service={service}
      from={from}
      again={stage.is === 'again'}
      onSent={(sent) => setStage({ is: 'sent', reference: sent })}
    />
  )
}
