import { callTo } from '#shared/links.ts'
import { Icon } from '#ui/icon.tsx'

export function Phone({ number, className = '' }: { number: string; className?: string }) {
  return (
    <a
      href={callTo(number)}
      className={`inline-block py-2 font-semibold [font-variant-numeric:tabular-nums] whitespace-nowrap ${className}`}
    >
      {number}
    </a>
  )
}

export function LargePhone({ number }: { number: string }) {
  return (
    <Phone
      number={number}
      className="text-[length:var(--size-heading)] max-sm:grid max-sm:place-items-center max-sm:justify-self-stretch max-sm:min-h-14 max-sm:no-underline max-sm:[border:var(--field-border)] max-sm:rounded-button"
    />
  )
}

export function PhoneIcon({ number }: { number: string }) {
  return (
    <a href={callTo(number)} className="icon-button">
      <Icon name="phone" />
      <span className="sr-only">{`Call ${number}`}</span>
    </a>
  )
}
