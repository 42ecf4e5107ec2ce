import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '#browser/use-phone.ts'
import { callTo } from '#shared/links.ts'

/** Hidden while the visitor fills in a field, and if another bar is shown. At its end, the bar is in the space below the content. */
const BAR =
  'phone-bar no-print hidden sticky bottom-0 z-9 -mt-12 grid-cols-2 bg-surface border-t-[length:var(--rule)] border-heavy-line [:root:has(:is(input,select,textarea):focus,.consent-banner)_&]:invisible [@media(width<40rem)_and_(height>=30rem)]:grid'
const LINKS =
  '[&>a]:grid [&>a]:place-items-center [&>a]:min-h-16 [&>a]:pb-[env(safe-area-inset-bottom)] [&>a]:font-[650] [&>a]:text-ink [&>a]:no-underline [&>a]:focus-visible:outline-offset-[-6px] [&>a+a]:text-on-brand [&>a+a]:bg-brand [&>a+a]:focus-visible:outline-on-brand'

/**
 * Call and Schedule at the bottom of a phone's window. Put it at the end of an element: it stays in view while the
 * visitor reads that element. Not in a low window, where it would leave too little room to read. `schedule` replaces the link
 * to the schedule form.
 */
export function PhoneBar({ schedule = <Link to="/schedule">Schedule</Link> }: { schedule?: ReactNode }) {
  const phone = usePhone()
  return (
    <div className={`${BAR} ${LINKS}`}>
      <a href={callTo(phone)}>Call</a>
      {schedule}
    </div>
  )
}
