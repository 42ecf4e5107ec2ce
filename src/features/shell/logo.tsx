import type { PublicBrand } from '#shared/brand.ts'

export function Logo({ brand: { id, name }, mono = false }: { brand: PublicBrand; mono?: boolean }) {
  return (
    <span className="flex items-center gap-2 sm:gap-3">
      <svg className="size-9 shrink-0" aria-hidden="true">
        <use href={`/art/${id}/logo.svg#${mono ? 'mark-mono' : 'mark'}`} />
      </svg>
      <span className="font-heading text-[clamp(1rem,.7rem+1.6vw,1.25rem)] leading-tight tracking-[--heading-tracking] [font-weight:var(--heading-weight)] sm:whitespace-nowrap">
        {name}
      </span>
    </span>
  )
}
