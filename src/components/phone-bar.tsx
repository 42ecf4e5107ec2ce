import './phone-bar.css'
import { Link } from '@tanstack/react-router'
import { usePhone } from '#components/use-phone'
import { callTo } from '#shared/links'

/**
 * Call and Schedule at the bottom of a phone's window. Put it at the end of an element: it stays in view while the
 * visitor reads that element.
 */
export function PhoneBar() {
  const phone = usePhone()
  return (
    <div className="phone-bar no-print">
      <a href={callTo(phone)}>Call</a>
      <Link to="/schedule">Schedule</Link>
    </div>
  )
}
