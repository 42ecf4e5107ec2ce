import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DraftKeeper } from '#components/draft-keeper'
import { FieldErrors } from '#components/field-errors'
import { FormField, fieldId } from '#components/form-field'
import { NumberGuard } from '#components/number-guard'
import { Phone } from '#components/phone'
import { ContactRefused, type ContactSubmission, sendContact } from '#queries/contact'
import { clearDraft } from '#queries/contact-draft'
import type { ContactInput } from '#shared/contact'
import { type CONTACT_FIELDS, type ContactErrors, contactTexts, EMPTY_CONTACT } from '#shared/contact-texts'
import { withDomain } from '#shared/links'
import { showToast } from '#ui/toast'

interface Props {
  /** Where the form stands, stored with the lead. */
  formType?: string
  /** The message was sent already, without script. */
  sent?: boolean
  /** Id of the service that the visitor has come to ask about. */
  service?: string | undefined
}

/** The rules come with the first touch of a form: a page that is only read does without them. */
const rules = () => import('#shared/contact')

export function ContactForm({ formType = 'home', sent: sentBefore = false, service }: Props) {
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  const { brand, domain } = page
  // A form that came back stands on the page it came back on, once.
  const [form, setForm] = useState(formType === 'contact' ? page.form : undefined)
  const [sent, setSent] = useState(sentBefore)
  const [errors, setErrors] = useState<ContactErrors>(form?.errors ?? {})
  const [failure, setFailure] = useState(form?.error)
  /** Counts failures, so that a second one of the same words is told as well. */
  const [failures, setFailures] = useState(0)
  /** The page came back from the server with what is wrong: that is news as well. */
  const sentBack = form !== undefined
  const [startedAgain, setStartedAgain] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const asked = brand.serviceOptions.find(({ services }) => services.some((id) => id === service))?.title ?? ''
  const values = form?.values ?? { ...EMPTY_CONTACT, service: asked }

  const mutation = useMutation({
    mutationFn: (submission: ContactSubmission) => sendContact(submission),
    // Offline too: a failure one is told of, not a message that goes by itself some time later.
    networkMode: 'always',
    onSuccess: () => {
      setSent(true)
      showToast({ title: contactTexts.successTitle, description: contactTexts.successDescription })
    },
    onError: (error) => {
      setErrors(error instanceof ContactRefused ? error.fields : {})
      fail(error instanceof ContactRefused ? error.message : contactTexts.unexpected)
      showToast({
        title: contactTexts.failureTitle,
        description: error instanceof ContactRefused ? error.message : contactTexts.unexpected,
        destructive: true,
      })
    },
  })

  // Focus goes where the news is: to what is wrong, or to the thanks.
  useEffect(() => {
    if (failures > 0 || sentBack) summary.current?.focus()
  }, [failures, sentBack])
  useEffect(() => {
    if (mutation.isSuccess && sent) panel.current?.focus()
  }, [mutation.isSuccess, sent])

  useEffect(() => {
    if (startedAgain && !sent) document.getElementById(fieldId('name'))?.focus()
  }, [startedAgain, sent])

  useEffect(() => {
    if (sent) clearDraft()
  }, [sent])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mutation.isPending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setFailure(undefined)
    setErrors({})
    const loaded = await rules().catch(() => undefined)
    // Rules that cannot be had, replaced by a deploy or offline: the server has them too.
    if (!loaded) return mutation.mutate({ values: typed as unknown as ContactInput, formType, brand, domain })
    const check = loaded.checkContact(typed, brand)
    if (check.ok) return mutation.mutate({ values: check.value, formType, brand, domain })
    setErrors(check.fields)
    fail(check.error)
  }

  function fail(message: string) {
    setFailure(message)
    setFailures((count) => count + 1)
  }

  function startAgain() {
    setForm(undefined)
    setSent(false)
    setErrors({})
    setFailure(undefined)
    mutation.reset()
    setStartedAgain(true)
  }

  if (sent)
    return (
      <div ref={panel} tabIndex={-1} role="status" className="max-w-xl border-l-4 border-brand bg-surface p-6">
        <p className="text-lg font-bold">{contactTexts.successTitle}</p>
        <p>{contactTexts.successDescription}</p>
        <a
          href={withDomain('/contact', domain)}
          onClick={(event) => {
            event.preventDefault()
            startAgain()
          }}
          className="button-quiet mt-4"
        >
          {contactTexts.sendAnother}
        </a>
      </div>
    )

  return (
    <form
      method="post"
      action={withDomain('/contact', domain)}
      noValidate
      onSubmit={submit}
      onFocus={() => void rules().catch(() => undefined)}
      className="grid max-w-xl gap-5"
    >
      {failure ? (
        <div ref={summary} tabIndex={-1} role="alert" className="border-l-4 border-danger bg-surface p-4">
          <FieldErrors fields={fields} errors={errors} otherwise={failure} />
          <p className="text-muted">
            Or call us: <Phone number={brand.contact.phone} />
          </p>
        </div>
      ) : null}
      <input type="hidden" name="formType" value={formType} />
      {fields.map(({ name, ...field }) => (
        <FormField
          key={name}
          name={name}
          {...field}
          {...(name === 'service' && {
            options: brand.serviceOptions.map(({ title }) => title),
            placeholder: contactTexts.selectOption,
          })}
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <p className="text-sm text-muted">Please do not send Social Security, bank or card numbers with this form.</p>
      <DraftKeeper />
      <NumberGuard portalUrl={brand.portalUrl} />
      <button type="submit" disabled={mutation.isPending} className="button-primary justify-self-start">
        {mutation.isPending ? contactTexts.sending : contactTexts.submit}
      </button>
    </form>
  )
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'service', label: 'Service', required: false },
  { name: 'message', label: 'Message', multiline: true, required: true },
] as const satisfies { name: (typeof CONTACT_FIELDS)[number]; [key: string]: unknown }[]
