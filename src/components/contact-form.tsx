import { useState } from 'react'
import { ContactSent } from '#components/contact-sent'
import { MessageForm } from '#components/message-form'

interface Props {
  /** Where the form stands, stored with the lead. */
  formType?: string
  /** The message was sent already, without script. */
  sent?: boolean
  /** Id of the service that the visitor has come to ask about. */
  service?: string | undefined
}

/** A form, and in its place the thanks once its message is stored; each message has a form of its own. */
export function ContactForm({ formType = 'home', sent = false, service }: Props) {
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first')
  if (sent || stage === 'sent') return <ContactSent onAgain={sent ? undefined : () => setStage('again')} />
  return <MessageForm formType={formType} service={service} again={stage === 'again'} onSent={() => setStage('sent')} />
}
