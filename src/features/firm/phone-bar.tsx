import './phone-bar.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '#browser/use-phone.ts'
import { callTo } from '#shared/links.ts'

/**
 * Call and Schedule at the bottom of a phone's window. Put it at the end of an element: it stays in view while the
 * visitor reads that element. `schedule` replaces the link to the schedule form.
 */
export function PhoneBar({ schedule = <Link to="/schedule">Schedule</Link> }: { schedule?: ReactNode }) {
  const phone = usePhone()
  return (
    <div className="phone-bar no-print">
      <a href={callTo(phone)}>Call</a>
      {schedule}
    </div>
  )
}
