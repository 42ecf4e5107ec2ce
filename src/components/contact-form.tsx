import { useState } from 'react'
import { ContactSent } from '#components/contact-sent'
import { MessageForm } from '#components/message-form'

interface Props {
  /** The form's page, stored with the lead. */
  formType?: string
  /** A form without JavaScript was stored, and redirected the visitor here. */
  sent?: boolean
  /** Id of the service to preselect. */
  service?: string | undefined
}

/** The contact form, replaced by a thank-you panel once the message is stored. Each message gets a new form. */
export function ContactForm({ formType = 'home', sent = false, service }: Props) {
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first')
  if (sent || stage === 'sent') return <ContactSent onAgain={sent ? undefined : () => setStage('again')} />
  return <MessageForm formType={formType} service={service} again={stage === 'again'} onSent={() => setStage('sent')} />
}
