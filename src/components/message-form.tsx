import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AskedService } from '#components/asked-service'
import { ContactFailure } from '#components/contact-failure'
import { DraftKeeper } from '#components/draft-keeper'
import { EstimateOffer, withEstimate } from '#components/estimate-offer'
import { FormField, fieldId } from '#components/form-field'
import { FORM_FIELDS } from '#components/form-fields'
import { Honeypot } from '#components/honeypot'
import { LazyFormNotices } from '#components/lazy-form-notices'
import { useContactErrors } from '#components/use-contact-errors'
import { useFormPass } from '#components/use-form-pass'
import { ContactRefused, type ContactSubmission, contactRules, sendContact } from '#queries/contact'
import { clearDraft } from '#queries/contact-draft'
import { contactTexts, EMPTY_CONTACT } from '#shared/contact-texts'
import { UNEXPECTED } from '#shared/failure'
import { withDomain } from '#shared/links'
import { preloadToasts, showToast } from '#ui/toast'

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

export function MessageForm({ formType, service, from, again, onSent }: Props) {
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { brand, domain } = page
  /** Values and errors of a form that was sent without JavaScript and came back. Only the first form shows them. */
  const returned = formType === 'contact' && !again ? page.form : undefined
  const preselected = brand.serviceOptions.find(({ services }) => services.some((id) => id === service))?.title ?? ''
  const values = returned?.values ?? { ...EMPTY_CONTACT, service: preselected }
  const { failed, shown, fail, recheck } = useContactErrors(
    returned && { message: returned.error, fields: returned.errors, offline: false },
    brand,
  )
  const summary = useRef<HTMLDivElement>(null)
  const { place, touch, tokens, renew } = useFormPass(domain)
  const [isPending, setIsPending] = useState(false)
  /** A ref, because the button is disabled too late to stop the second click of a double click. */
  const isSending = useRef(false)

  async function send(submission: ContactSubmission) {
    isSending.current = true
    setIsPending(true)
    fail(undefined)
    try {
      const reference = await sendContact(submission)
      clearDraft()
      onSent(reference)
      showToast({ id: 'message', title: contactTexts.successTitle, description: contactTexts.successDescription })
    } catch (error) {
      showFailure(error)
    }
    isSending.current = false
    setIsPending(false)
  }

  function showFailure(error: unknown) {
    renew()
    const { message, fields, toast } =
      error instanceof ContactRefused ? error : { message: UNEXPECTED, fields: {}, toast: UNEXPECTED }
    fail({ message, fields, offline: toast !== undefined && !navigator.onLine })
    if (toast) showToast({ id: 'message', title: contactTexts.failureTitle, description: toast, destructive: true })
  }

  // The focus moves on each failure, so that screen readers also announce the same message a second time.
  // A layout effect runs before the next key, so Tab starts from the error and not from the disabled button.
  useLayoutEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed])
  useLayoutEffect(() => {
    if (again) document.getElementById(fieldId('name'))?.focus()
  }, [again])
  // A form that came back, or that already has the focus when it hydrates, counts as touched.
  useEffect(() => {
    if (returned || place.current?.closest('form')?.contains(document.activeElement)) touch()
  }, [returned, place, touch])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text)]))
    void send({ typed: withEstimate(typed), tokens, brand, domain })
  }

  function onFocus() {
    touch()
    void contactRules()
    // A toast about a lost connection cannot load its code after the connection is lost.
    preloadToasts()
  }

  return (
    <form
      method="post"
      action={withDomain('/contact', domain)}
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      onInput={recheck}
      className="grid max-w-xl gap-5"
    >
      {shown ? <ContactFailure ref={summary} failed={shown} phone={brand.contact.phone} /> : null}
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="page" value={path} />
      <Honeypot />
      <AskedService service={returned?.asked ?? service} from={returned?.from ?? from} />
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
          error={shown?.fields[name]}
        />
      ))}
      <EstimateOffer />
      <div ref={place} className="empty:hidden" />
      <DraftKeeper preselected={returned ? '' : preselected} onRestore={touch} />
      <LazyFormNotices portalUrl={brand.portalUrl} />
      <button type="submit" disabled={isPending} className="button-primary max-sm:w-full justify-self-start">
        {isPending ? contactTexts.sending : contactTexts.submit}
      </button>
      {brand.contact.replyTime ? <p className="text-small text-muted">{brand.contact.replyTime}</p> : null}
    </form>
  )
}
