import './logo.css'
import type { PublicBrand } from '#shared/brand.ts'

/** The brand's logo and name. With `mono`, the logo has a single color. */
export function Logo({ brand: { id, name }, mono = false }: { brand: PublicBrand; mono?: boolean }) {
  return (
    <span className="flex items-center gap-2 sm:gap-3">
      <svg className="size-9 shrink-0" aria-hidden="true">
        <use href={`/art/${id}/logo.svg#${mono ? 'mark-mono' : 'mark'}`} />
      </svg>
      <span className="logo-name leading-tight">{name}</span>
    </span>
  )
}
