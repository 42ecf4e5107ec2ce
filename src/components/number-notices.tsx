import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { noticeId } from '#components/form-field'
import type { SensitiveKind } from '#shared/sensitive-kind'

/** Time after the last key press, ms. Keeps notices from appearing while the visitor still types a number. */
const PAUSE_MS = 600

interface Props {
  guard: typeof import('#shared/sensitive')
  form: HTMLFormElement
  portalUrl: string
}

/** Shows at each field which kinds of sensitive numbers it contains. The server masks them, except in the email. */
export function NumberNotices({ guard, form, portalUrl }: Props) {
  const [found, setFound] = useState<FoundKinds>({})

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => setFound((before) => keepIfEqual(before, findKinds(form, guard.findSensitive)))
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(check, PAUSE_MS)
    }
    const events = ['input', 'focusin', 'focusout']
    for (const event of events) form.addEventListener(event, schedule)
    schedule()
    return () => {
      clearTimeout(timer)
      for (const event of events) form.removeEventListener(event, schedule)
    }
  }, [form, guard])

  return Object.entries(found).map(([field, kinds]) => {
    const names = kinds.map((kind) => guard.KIND_NAMES[kind])
    const place = document.getElementById(noticeId(field))
    return place && createPortal(<Notice field={field} names={names} portalUrl={portalUrl} />, place, field)
  })
}

function Notice({ field, names, portalUrl }: { field: string; names: string[]; portalUrl: string }) {
  const nouns = names.map((name) => `${/^[aei]/i.test(name) ? 'an' : 'a'} ${name}`)
  return (
    <p className="mt-2 border-l-4 border-brand bg-surface p-4 text-sm">
      <span className="i-ph-lock" aria-hidden="true" /> This looks like {listFormat.format(nouns)}.{' '}
      {/* The server does not mask numbers in an email address. */}
      {field === 'email'
        ? 'Please enter an email address without it.'
        : 'It will be removed before your message is stored.'}{' '}
      If we need it, send it through our <a href={portalUrl}>client portal</a>.
    </p>
  )
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Kinds of sensitive numbers by field name. */
type FoundKinds = Record<string, SensitiveKind[]>

function findKinds(form: HTMLFormElement, findSensitive: Props['guard']['findSensitive']): FoundKinds {
  const found: FoundKinds = {}
  for (const field of ['name', 'email', 'phone', 'message']) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    // While the visitor types a phone number, it has nine digits for a moment, like a Social Security number.
    if (field === 'phone' && control === document.activeElement) continue
    const kinds = new Set(findSensitive(control.value).map(({ kind }) => kind))
    if (kinds.size > 0) found[field] = [...kinds]
  }
  return found
}

/** Keeps the old object if nothing changed, so that screen readers do not announce the same notice again. */
function keepIfEqual(before: FoundKinds, after: FoundKinds): FoundKinds {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
