import { Link } from '@tanstack/react-router'
import { usePhone } from '#browser/use-phone.ts'
import { callTo } from '#shared/links.ts'
import { ScheduleLink } from './schedule-link.tsx'

const LINK =
  'grid place-items-center min-h-16 pb-[env(safe-area-inset-bottom)] font-[650] no-underline focus-visible:outline-offset-[-6px]'
const SCHEDULE = `${LINK} text-on-brand bg-brand [--focus:currentcolor]`

/**
 * The phone bar must be the last child of its parent, so that the bar stays at the bottom of the screen while any of
 * the parent is visible. If `isFromPage` is true, the Schedule link passes the page's path and service to the schedule
 * form.
 */
export function PhoneBar({ isFromPage = false }: { isFromPage?: boolean }) {
  const phone = usePhone()
  return (
    <div className="phone-bar no-print sticky bottom-0 z-9 -mt-12 grid grid-cols-2 bg-surface border-t-[length:var(--rule)] border-heavy-line sm:hidden low:hidden">
      <a href={callTo(phone)} className={`${LINK} text-ink`}>
        Call
      </a>
      {isFromPage ? (
        <ScheduleLink className={SCHEDULE}>Schedule</ScheduleLink>
      ) : (
        <Link to="/schedule" className={SCHEDULE}>
          Schedule
        </Link>
      )}
    </div>
  )
}
