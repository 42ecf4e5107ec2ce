import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { noticeId } from '#components/form-field'
import type { SensitiveKind } from '#shared/sensitive'

/** ms after the last key: a number is told of once it stands, not while it grows. */
const PAUSE = 600

interface Props {
  guard: typeof import('#shared/sensitive')
  form: HTMLFormElement
  portalUrl: string
}

/** Says at each field which kinds of sensitive numbers it holds. The server takes them out; of an address it cannot. */
export function NumberNotices({ guard, form, portalUrl }: Props) {
  const [seen, setSeen] = useState<Seen>({})

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => setSeen((before) => keepIfSame(before, lookAt(form, guard.findSensitive)))
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE)
    }
    const events = ['input', 'focusin', 'focusout']
    for (const event of events) form.addEventListener(event, lookSoon)
    lookSoon()
    return () => {
      clearTimeout(timer)
      for (const event of events) form.removeEventListener(event, lookSoon)
    }
  }, [form, guard])

  return Object.entries(seen).map(([field, kinds]) => {
    const names = kinds.map((kind) => guard.KIND_NAMES[kind])
    const place = document.getElementById(noticeId(field))
    return place && createPortal(<Notice field={field} names={names} portalUrl={portalUrl} />, place, field)
  })
}

function Notice({ field, names, portalUrl }: { field: string; names: string[]; portalUrl: string }) {
  const things = names.map((name) => `${/^[aei]/i.test(name) ? 'an' : 'a'} ${name}`)
  return (
    <p className="mt-2 border-l-4 border-brand bg-surface p-4 text-sm">
      <span className="i-ph-lock" aria-hidden="true" /> This looks like {listed.format(things)}.{' '}
      {/* An address is stored as it is, or refused. */}
      {field === 'email' ? 'Please give an address without it.' : 'It will be removed before your message is stored.'}{' '}
      If we need it, send it through our <a href={portalUrl}>client portal</a>.
    </p>
  )
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

type Seen = Record<string, SensitiveKind[]>

function lookAt(form: HTMLFormElement, findSensitive: Props['guard']['findSensitive']): Seen {
  const seen: Seen = {}
  for (const field of ['name', 'email', 'phone', 'message']) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    // A telephone number still being typed has nine digits for a while.
    if (field === 'phone' && control === document.activeElement) continue
    const kinds = new Set(findSensitive(control.value).map(({ kind }) => kind))
    if (kinds.size > 0) seen[field] = [...kinds]
  }
  return seen
}

/** The same words again would be read out again. */
function keepIfSame(before: Seen, after: Seen): Seen {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
