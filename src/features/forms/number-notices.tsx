import { useCallback } from 'react'
import { createPortal } from 'react-dom'
import { CONTACT_FIELDS } from '#shared/contact-texts.ts'
import type { SensitiveKind } from '#shared/sensitive-kind.ts'
import { Icon } from '#ui/icon.tsx'
import { noticeId } from './form-field.tsx'
import { useFormCheck } from './use-form-check.tsx'

interface Props {
  guard: typeof import('#shared/sensitive.ts')
  form: HTMLFormElement
  portalUrl: string
}

export function NumberNotices({ guard, form, portalUrl }: Props) {
  const find = useCallback(() => findKinds(form, guard.findSensitive), [form, guard])
  const [found] = useFormCheck(form, find)

  return Object.entries(found).map(([field, kinds]) => {
    const names = kinds.map((kind) => guard.KIND_NAMES[kind])
    const place = document.getElementById(noticeId(field))
    return place && createPortal(<Notice field={field} names={names} portalUrl={portalUrl} />, place, field)
  })
}

function Notice({ field, names, portalUrl }: { field: string; names: string[]; portalUrl: string }) {
  const nouns = names.map((name) => `${/^[aei]/i.test(name) ? 'an' : 'a'} ${name}`)
  return (
    <p className="callout mt-2 text-small">
      <Icon name="lock" /> This looks like {listFormat.format(nouns)}.{' '}
      {field === 'email'
        ? 'Please enter an email address without it.'
        : 'It will be removed before your message is stored.'}{' '}
      If we need it, send it through our <a href={portalUrl}>client portal</a>.
    </p>
  )
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

type FoundKinds = Record<string, SensitiveKind[]>

function findKinds(form: HTMLFormElement, findSensitive: Props['guard']['findSensitive']): FoundKinds {
  const found: FoundKinds = {}
  for (const field of CONTACT_FIELDS) {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    // Skips a phone number that the visitor is still typing, because it may have nine digits, like a Social Security
    // number.
    if (field === 'phone' && control === document.activeElement) continue
    const kinds = new Set(findSensitive(control.value).map(({ kind }) => kind))
    if (kinds.size > 0) found[field] = [...kinds]
  }
  return found
}
