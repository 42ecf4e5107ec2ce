import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { contactTexts, EMPTY_CONTACT, FORM_FIELDS } from '#shared/contact-texts.ts'
import { clearDraft, messageKey } from './contact-draft.ts'
import { DraftKeeper } from './draft-keeper.tsx'
import { EstimateOffer, withEstimate } from './estimate-offer.tsx'
import { FormField } from './form-field.tsx'
import { FormStages } from './form-stages.tsx'
import { LeadForm } from './lead-form.tsx'
import type { FormKind } from './send-form.ts'

const contactRules = lazyImport(() => import('#shared/contact.ts'))

const KIND: FormKind = {
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
  formType?: string
  reference?: string | undefined
  service?: string | undefined
  from?: string | undefined
}

export function ContactForm({ reference, ...link }: Props) {
  return (
    <FormStages kind={KIND} reference={reference}>
      {(stage) => <MessageForm {...link} {...stage} />}
    </FormStages>
  )
}

type MessageProps = Omit<Props, 'reference'> & Pick<ComponentProps<typeof LeadForm>, 'again' | 'onSent'>

function MessageForm({ formType = 'home', service, from, again, onSent }: MessageProps) {
  const { brand, form } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  /** The values and errors of a rejected form. On the contact page, only the first form shows them. */
  const returned = formType === 'contact' && !again ? form : undefined
  const preselected = brand.serviceOptions.find(({ services }) => services.some((id) => id === service))?.title ?? ''
  const values = returned?.values ?? { ...EMPTY_CONTACT, service: preselected }
  return (
    <LeadForm
      kind={KIND}
      formType={formType}
      returned={returned}
      service={service}
      from={from}
      again={again}
      onSent={onSent}
      prepare={withEstimate}
    >
      {(errors, touch) => (
        <>
          {FORM_FIELDS.map(({ name, label, required = false, input }) => (
            <FormField
              key={name}
              name={name}
              label={label}
              required={required}
              {...input}
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
