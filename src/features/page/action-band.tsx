import { usePhone } from '#browser/use-phone.ts'
import { ScheduleLink } from '#features/firm/schedule-link.tsx'
import { callTo } from '#shared/links.ts'
import type { PageAction } from '#shared/page-content.ts'
import { RichText } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'

export function ActionBand({ invite, atHand }: PageAction) {
  const phone = usePhone()
  return (
    <section
      className="action-band no-print border-t-[length:var(--rule)] border-heavy-line py-7 max-sm:py-5 lg:py-13"
      aria-labelledby="next-step"
    >
      <div className="wrap columns gap-y-5 max-sm:gap-y-4">
        <div
          className={
            atHand.length > 0
              ? 'col-span-full lg:col-[1/span_8]'
              : 'col-span-full lg:flex lg:items-end lg:justify-between'
          }
        >
          <h2 id="next-step" className="max-w-[17em] text-heading">
            <RichText text={invite} />
          </h2>
          <p className="mt-5 flex flex-wrap gap-x-4 gap-y-3 max-sm:mt-4 max-sm:gap-2">
            <ScheduleLink className="button max-sm:w-full">Schedule</ScheduleLink>
            <a href={callTo(phone)} className="button-quiet max-sm:w-full">
              Call {phone}
            </a>
          </p>
        </div>
        {atHand.length > 0 ? (
          <div className="col-span-full text-small lg:col-[9/-1]">
            <h3 className="mb-2 font-bold">Have at hand</h3>
            <TextList items={atHand} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
