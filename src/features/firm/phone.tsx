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

export function PhoneIcon({ number }: { number: string }) {
  return (
    <a href={callTo(number)} className="icon-button">
      <Icon name="phone" />
      <span className="sr-only">{`Call ${number}`}</span>
    </a>
  )
}
