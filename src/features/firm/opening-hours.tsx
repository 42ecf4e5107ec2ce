import type { PublicBrand } from '#shared/brand.ts'

/** Keeps React from overwriting the open or closed status that src/app/open-status.ts writes. */
const WRITTEN_LATER = { __html: '' }

interface Props extends Pick<PublicBrand['contact'], 'hours'> {
  isCompact?: boolean
}

/**
 * Shows the opening hours for each day, and whether the firm is open. On narrow phones with wide text spacing, the
 * times are below the days.
 */
export function OpeningHours({ hours, isCompact = false }: Props) {
  if (!hours) return null
  return (
    <div className={isCompact ? 'basis-full mt-1 leading-tight' : 'w-fit my-3'}>
      <p
        data-open-status=""
        className="needs-script no-print min-h-[1lh] font-bold"
        suppressHydrationWarning
        dangerouslySetInnerHTML={WRITTEN_LATER}
      />
      <dl className="w-fit">
        {hours.lines.map(([days, times]) => (
          <div
            key={days}
            className={`flex justify-between gap-x-6 max-[24rem]:flex-wrap max-[24rem]:py-[.15rem] ${isCompact ? '' : 'py-[.3rem] border-b border-line'}`}
          >
            <dt>{days}</dt>
            <dd className="[font-variant-numeric:tabular-nums] whitespace-nowrap">{times}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
