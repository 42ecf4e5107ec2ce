import { FormStages } from '#components/form-stages'
import { CONTACT_KIND, MessageForm } from '#components/message-form'

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

/** The contact form, replaced by a thank-you panel once the message is stored. */
export function ContactForm({ formType = 'home', reference, service, from }: Props) {
  return (
    <FormStages kind={CONTACT_KIND} reference={reference}>
      {(stage) => <MessageForm formType={formType} service={service} from={from} {...stage} />}
    </FormStages>
  )
}
