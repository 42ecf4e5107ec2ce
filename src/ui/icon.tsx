import type { IconName } from './icons.ts'

/** Shows an icon in the color of the text beside it. All icons are in one file, which browsers cache. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
