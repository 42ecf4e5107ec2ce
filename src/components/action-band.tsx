import './action-band.css'
import { RichText } from '#components/rich-text'
import { ScheduleLink } from '#components/schedule-link'
import { TextList } from '#components/text-list'
import { usePhone } from '#components/use-phone'
import { callTo } from '#shared/links'
import type { PageAction } from '#shared/page-content'

/** The end of a page: the next step, and what to have at hand for it. */
export function ActionBand({ invite, atHand }: PageAction) {
  const phone = usePhone()
  return (
    <section className="action-band no-print" aria-labelledby="next-step">
      <div className="wrap columns">
        <div className="action-band-text">
          <h2 id="next-step" className="section-heading">
            <RichText text={invite} />
          </h2>
          <p className="action-band-links">
            <ScheduleLink className="button-primary">Schedule</ScheduleLink>
            <a href={callTo(phone)} className="button-quiet">
              Call {phone}
            </a>
          </p>
        </div>
        <div className="action-band-list">
          <h3>Have at hand</h3>
          <TextList items={atHand} />
        </div>
      </div>
    </section>
  )
}
