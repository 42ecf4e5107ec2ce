import './opening-hours.css'
import type { PublicBrand } from '#shared/brand.ts'

/** src/app/open-status.ts changes this element's content, so React must not. */
const WRITTEN_LATER = { __html: '' }

/** The opening hours, and whether the firm is open now. */
export function OpeningHours({ hours }: Pick<PublicBrand['contact'], 'hours'>) {
  if (!hours) return null
  return (
    <div className="opening-hours">
      <p className="open-status no-print" suppressHydrationWarning dangerouslySetInnerHTML={WRITTEN_LATER} />
      <dl>
        {hours.lines.map(([days, times]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
