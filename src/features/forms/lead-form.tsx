import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { contactTexts, type FormErrors } from '#shared/contact-texts.ts'
import { contentTexts } from '#shared/content.ts'
import { UNEXPECTED } from '#shared/failure.ts'
import { withDomain } from '#shared/links.ts'
import type { FormState } from '#shared/page.ts'
import { showToast } from '#ui/toast.tsx'
import { AskedService } from './asked-service.tsx'
import { FormFailure } from './form-failure.tsx'
import { fieldId } from './form-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { LazyFormNotices } from './lazy-form-notices.tsx'
import { type FormKind, FormRefused, sendForm, type Typed } from './send-form.ts'
import { typedIn, useFormErrors } from './use-form-errors.tsx'
import { useFormPass } from './use-form-pass.tsx'

interface Props {
  kind: FormKind
  /** Name of the form, such as "contact" or "home". The server stores it with the lead. */
  formType: string
  /** Values and errors of a form that was submitted without JavaScript and that the server rejected. */
  returned: FormState | undefined
  service?: string | undefined
  from: string | undefined
  again: boolean
  onSent: (reference: string | undefined) => void
  prepare?: (typed: Typed) => Typed
  /** Renders the form's fields. Code that fills in fields, for example with a saved draft, must call `touch` to fetch tokens. */
  children: (errors: FormErrors, touch: () => void) => ReactNode
}

const SENDING = ['send-form']

export function LeadForm({ kind, formType, returned, service, from, again, onSent, prepare, children }: Props) {
  const page = useRouteContext({ from: '__root__', select: (context) => context.page })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { brand, domain } = page
  const { texts } = kind
  const { failed, shown, fail, recheck } = useFormErrors(
    returned && { message: returned.error, fields: returned.errors },
    kind,
    page,
  )
  const summary = useRef<HTMLDivElement>(null)
  const { place, touch, tokens, renew } = useFormPass(domain)
  const queryClient = useQueryClient()
  const { mutate: send, isPending } = useMutation({
    mutationKey: SENDING,
    mutationFn: (typed: Typed) => sendForm({ kind, typed, tokens, page }),
    onMutate: () => fail(undefined),
    onSuccess(reference) {
      kind.clear()
      onSent(reference)
      showToast({ id: 'message', title: texts.successTitle, description: texts.successDescription })
    },
    onError: showFailure,
  })

  function showFailure(error: unknown) {
    renew()
    const { message, fields, isUnsent } = error instanceof FormRefused ? error : new FormRefused(UNEXPECTED)
    const isOffline = !isUnsent && !navigator.onLine
    fail({ message: isOffline ? `${contentTexts.offline} ${texts.textKept}` : message, fields })
    if (!isUnsent) showToast({ id: 'message', title: texts.failureTitle, description: message, destructive: true })
  }

  // Moves focus to the error summary after every failure, so that screen readers announce the summary again. A layout
  // effect runs before the next keystroke, so Tab starts from the error and not from the disabled button.
  useLayoutEffect(() => {
    if (failed) summary.current?.focus()
  }, [failed])
  useLayoutEffect(() => {
    if (again) document.getElementById(fieldId(`${kind.fields[0]}`))?.focus()
  }, [again, kind])
  // Calls `touch`, which fetches the form's tokens, if the server rejected the form or if the form has focus when it hydrates.
  useEffect(() => {
    if (returned || place.current?.closest('form')?.contains(document.activeElement)) touch()
  }, [returned, place, touch])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Ignores the second click of a double-click, which arrives before the button is disabled.
    if (queryClient.isMutating({ mutationKey: SENDING }) > 0) return
    const typed = typedIn(event.currentTarget)
    send(prepare ? prepare(typed) : typed)
  }

  function onFocus() {
    touch()
    void kind.rules()
  }

  return (
    <form
      method="post"
      action={`${withDomain(kind.path, domain)}#form`}
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      onInput={recheck}
      className="grid gap-5"
    >
      {shown ? <FormFailure ref={summary} failed={shown} fields={kind.fields} phone={brand.contact.phone} /> : null}
      <input type="hidden" name="formType" value={formType} />
      <input type="hidden" name="page" value={path} />
      <Honeypot />
      <AskedService service={returned?.asked ?? service} from={returned?.from ?? from} />
      {children(shown?.fields ?? {}, touch)}
      <div ref={place} className="empty:hidden" />
      <LazyFormNotices portalUrl={brand.portalUrl} />
      <button type="submit" disabled={isPending} className="button max-sm:w-full justify-self-start">
        {isPending ? contactTexts.sending : texts.submit}
      </button>
      {brand.contact.replyTime ? <p className="text-small text-muted">{brand.contact.replyTime}</p> : null}
    </form>
  )
}
