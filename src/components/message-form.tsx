import { useRouteContext } from '@tanstack/react-router'
import { DraftKeeper } from '#components/draft-keeper'
import { EstimateOffer, withEstimate } from '#components/estimate-offer'
import { FormField } from '#components/form-field'
import { FORM_FIELDS } from '#components/form-fields'
import { LeadForm } from '#components/lead-form'
import { clearDraft, messageKey } from '#queries/contact-draft'
import type { FormKind } from '#queries/send-form'
import { contactTexts, EMPTY_CONTACT } from '#shared/contact-texts'
import { lazyImport } from '#shared/lazy-import'

const contactRules = lazyImport(() => import('#shared/contact'))

export const CONTACT_KIND: FormKind = {
  path: '/contact',
  fields: FORM_FIELDS.map(({ name }) => name),
  texts: contactTexts,
  async rules() {
    const code = await contactRules()
    return code && ((typed, { brand }) => code.checkContact(typed, brand))
  },
  key: messageKey,
  clear: clearDraft,
}

interface Props {
  formType: string
  /** Id of the service that the visitor asks about. Its choice is preselected. */
  service: string | undefined
  /** Path of the page whose link led to the form. */
  from: string | undefined
  /** The visitor asked for another message, so the first field takes the focus. */
  again: boolean
  /** Called with the reference number. */
  onSent: (reference: string | undefined) => void
}

export function MessageForm(props: Props) {
  const { formType, service, again } = props
  const { brand, form } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  /** Only the first form of the contact page shows the values and errors that came back. */
  const returned = formType === 'contact' && !again ? form : undefined
  const preselected = brand.serviceOptions.find(({ services }) => services.some((id) => id === service))?.title ?? ''
  const values = returned?.values ?? { ...EMPTY_CONTACT, service: preselected }
  return (
    <LeadForm {...props} kind={CONTACT_KIND} returned={returned} prepare={withEstimate}>
      {(errors, touch) => (
        <>
          {FORM_FIELDS.map(({ name, ...field }) => (
            <FormField
              key={name}
              name={name}
              {...field}
              {...(name === 'service' && {
                options: brand.serviceOptions.map(({ title }) => <option key={title}>{title}</option>),
                placeholder: contactTexts.selectOption,
              })}
              defaultValue={values[name] ?? ''}
              error={errors[name]}
            />
          ))}
          <EstimateOffer />
          <DraftKeeper preselected={returned ? '' : preselected} onRestore={touch} />
        </>
      )}
    </LeadForm>
  )
}
