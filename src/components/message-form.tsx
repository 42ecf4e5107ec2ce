import { useMutation } from '@tanstack/react-query'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ContactFailed, ContactFailure } from '#components/contact-failure'
import { DraftKeeper } from '#components/draft-keeper'
import { FormField, fieldId } from '#components/form-field'
import { FORM_FIELDS } from '#components/form-fields'
import { Honeypot } from '#components/honeypot'
import { NumberGuard } from '#components/number-guard'
import { useFormPass } from '#components/use-form-pass'
import { ContactRefused, contactRules, sendContact } from '#queries/contact'
import { clearDraft } from '#queries/contact-draft'
import { contactTexts, EMPTY_CONTACT } from '#shared/contact-texts'
import { withDomain } from '#shared/links'
import { readyToasts, showToast } from '#ui/toast'

interface Props {
  formType: string
  service: string | undefined
  /** Another message was asked for: the focus goes to its first field. */
  again: boolean
  onSent: () => void
}

export function MessageForm({ formType, service, again, onSent }: Props) {
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { brand, domain } = page
  /** A form that came back from the server, on the page it came back on, once. */
  const returned = formType === 'contact' && !again ? page.form : undefined
  const asked = brand.serviceOptions.find(({ services }) => services.some((id) => id === service))?.title ?? ''
  const values = returned?.values ?? { ...EMPTY_CONTACT, service: asked }
  const [failed, setFailed] = useState<ContactFailed | undefined>(
    returned && { message: returned.error, fields: returned.errors, offline: false },
  )
  const summary = useRef<HTMLDivElement>(null)
  const { place, touch, tokens, renew } = useFormPass(domain)
  /** At once: what the button shows is drawn too late for the second click of a double one. */
  const isSending = useRef(false)

  const mutation = useMutation({
    mutationFn: sendContact,
    // Offline too: a failure one is told of, not a message that goes by itself some time later.
    networkMode: 'always',
    onSuccess: () => {
      clearDraft()
      onSent()
      showToast({ about: 'message', title: contactTexts.successTitle, description: contactTexts.successDescription })
    },
    onError: (error) => {
      renew()
      const { message, fields, toast } =
        error instanceof ContactRefused
          ? error
          : { message: contactTexts.unexpected, fields: {}, toast: contactTexts.unexpected }
      setFailed({ message, fields, offline: toast !== undefined && !navigator.onLine })
      if (toast)
        showToast({ about: 'message', title: contactTexts.failureTitle, description: toast, destructive: true })
    },
    onSettled: () => {
      isSending.current = false
    },
  })

  // Focus goes to the news, each time: a second failure of the same words is told as well.
  useEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed])
  useEffect(() => {
    if (again) document.getElementById(fieldId('name'))?.focus()
  }, [again])
  // What came back, or was begun before the script came, has been touched.
  useEffect(() => {
    if (returned || place.current?.closest('form')?.contains(document.activeElement)) touch()
  }, [returned, place, touch])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setFailed(undefined)
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text)]))
    mutation.mutate({ typed, tokens, brand, domain })
  }

  function onFocus() {
    touch()
    void contactRules()
    // To tell of a connection that is gone, it must have come before.
    readyToasts()
  }

  return (
    <form
      method="post"
      action={withDomain('/contact', domain)}
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className="grid max-w-xl gap-5"
    >
      {failed ? <ContactFailure ref={summary} failed={failed} phone={brand.contact.phone} /> : null}
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="page" value={path} />
      <Honeypot />
      {FORM_FIELDS.map(({ name, ...field }) => (
        <FormField
          key={name}
          name={name}
          {...field}
          {...(name === 'service' && {
            options: brand.serviceOptions.map(({ title }) => title),
            placeholder: contactTexts.selectOption,
          })}
          defaultValue={values[name]}
          error={failed?.fields[name]}
        />
      ))}
      <div ref={place} className="empty:hidden" />
      <DraftKeeper preselected={returned ? '' : asked} onFound={touch} />
      <NumberGuard portalUrl={brand.portalUrl} />
      <button type="submit" disabled={mutation.isPending} className="button-primary justify-self-start">
        {mutation.isPending ? contactTexts.sending : contactTexts.submit}
      </button>
    </form>
  )
}
