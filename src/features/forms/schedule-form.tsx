import { useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { lazyImport } from '#browser/lazy-import.ts'
import { serviceAt } from '#features/firm/schedule-link.tsx'
import { placesOf } from '#shared/appointment.ts'
import { FORM_FIELDS, type FormErrors } from '#shared/contact-texts.ts'
import { findService, type Menu } from '#shared/menu.ts'
import type { FormState } from '#shared/page.ts'
import { PERSON_FIELDS, SCHEDULE_FIELDS, scheduleTexts } from '#shared/schedule-texts.ts'
import { FormField } from './form-field.tsx'
import { FormStages } from './form-stages.tsx'
import { LeadForm } from './lead-form.tsx'
import type { FormKind } from './send-form.ts'
import { WishFields } from './wish-fields.tsx'

interface Props {
  reference: string | undefined
  service: string | undefined
  from: string | undefined
}

const scheduleRules = lazyImport(() => import('#shared/schedule-form.ts'))
let key: string | undefined

const KIND: FormKind = {
  path: '/schedule',
  fields: SCHEDULE_FIELDS,
  texts: scheduleTexts,
  async rules() {
    const code = await scheduleRules()
    return (
      code &&
      ((typed, { brand, menu, now }) => {
        const serviceTitle = (id: string) => findService(menu, id)?.label
        const check = code.checkSchedule(typed, { contact: brand.contact, serviceTitle, now })
        // Sends the form's values exactly as typed, because the server trims them.
        return check.ok ? { ok: true, value: typed } : check
      })
    )
  },
  key() {
    key ??= crypto.randomUUID()
    return key
  },
  clear() {
    key = undefined
  },
}

const PERSON = FORM_FIELDS.filter(({ name }) => PERSON_FIELDS.some((field) => field === name))

const HINTS: Record<string, { hint: string }> = {
  email: { hint: 'We will confirm the appointment at this address.' },
  phone: {
    hint: 'Use digits, spaces, dashes, parentheses and +, with the area code. We need it for an appointment by phone.',
  },
}

export function ScheduleForm({ reference, ...link }: Props) {
  return (
    <FormStages kind={KIND} reference={reference}>
      {(stage) => <RequestForm {...link} {...stage} />}
    </FormStages>
  )
}

type RequestProps = Omit<Props, 'reference'> & Pick<ComponentProps<typeof LeadForm>, 'again' | 'onSent'>

function RequestForm({ service = '', from, again, onSent }: RequestProps) {
  const { brand, menu, form } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const returned = again ? undefined : form
  const preselected = findService(menu, service) ? service : ''
  const values = returned?.values ?? { service: preselected, place: `${placesOf(brand.contact)[0]?.id}` }
  return (
    <LeadForm kind={KIND} formType="appointment" returned={returned} from={from} again={again} onSent={onSent}>
      {(errors) => <RequestFields values={values} errors={errors} />}
    </LeadForm>
  )
}

function RequestFields({ values, errors }: { values: FormState['values']; errors: FormErrors }) {
  const { brand, menu, now } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const { contact } = brand
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <>
      <FormField
        {...field('service')}
        label="Topic"
        required={false}
        placeholder={scheduleTexts.notSure}
        options={<Options choices={topicsOf(menu, values.service)} />}
      />
      <FormField {...field('place')} label="Location" required options={<Options choices={placesOf(contact)} />} />
      <WishFields now={now} hours={contact.hours} values={values} errors={errors} />
      {PERSON.map(({ name, label, required = false, input }) => (
        <FormField key={name} label={label} required={required} {...input} {...field(name)} {...HINTS[name]} />
      ))}
      <FormField
        {...field('message')}
        label="Note"
        hint="One line about what you need. Please do not send Social Security, bank or card numbers with this form."
        required={false}
      />
    </>
  )
}

function Options({ choices }: { choices: readonly { id: string; label: string }[] }) {
  return choices.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
}

function topicsOf(menu: Menu, selected: string | undefined): { id: string; label: string }[] {
  const asked = findService(menu, selected ?? '')
  const entries = asked && !menu.services.includes(asked) ? [...menu.services, asked] : menu.services
  return entries.map(({ href, label }) => ({ id: serviceAt(href) ?? '', label }))
}
