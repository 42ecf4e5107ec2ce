import type { IconName } from './icons.ts'

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
