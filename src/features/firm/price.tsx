import type { Price } from '#shared/brand-slots.ts'
import { longDay } from '#shared/dates.ts'
import { TextList } from '#ui/text-list.tsx'

const LINE =
  'text-ink tracking-[--heading-tracking] [font-variant-numeric:tabular-nums] [font-weight:var(--heading-weight)]'

export function PriceLead({ price }: { price: Price }) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-5">
      <strong className={LINE}>{price.line}</strong>{' '}
      <a href="#cost" className="inline-block py-[0.6rem]">
        What it includes
      </a>
    </p>
  )
}

export function PriceDetails({ price }: { price: Price }) {
  return (
    <div className="my-6 max-w-xl border-y-[length:var(--rule)] border-heavy-line py-5">
      <p className={`${LINE} mb-3 text-heading`}>{price.line}</p>
      <TextList items={price.includes} />
      <p className="mt-3 text-[length:var(--size-small)] text-muted">Price as of {longDay(price.asOf)}</p>
    </div>
  )
}
