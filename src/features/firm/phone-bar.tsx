import './phone-bar.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '#browser/use-phone.ts'
import { callTo } from '#shared/links.ts'

/**
 * A bar with Call and Schedule at the bottom of a phone's screen. As an element's last child, the bar stays in view while the
 * visitor reads the element. `schedule` replaces the link to the schedule form.
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
