import type { IconName } from './icons.ts'

/** An icon beside text, in the color of the text. All icons are in a single file, which browsers cache. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
