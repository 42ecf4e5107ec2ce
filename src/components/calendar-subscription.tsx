import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { withDomain } from '#shared/links'
import type { Audience } from '#tax/due-dates/audience'
import { calendarPath } from '#tax/due-dates/paths'

/** At the brand's own address, wherever the page is read: a subscription is kept for years. */
export function CalendarSubscription({ audiences }: { audiences: readonly Audience[] }) {
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const path = calendarPath(audiences)
  const address = `https://${brand.domain}${path}`
  return (
    <div className="no-print grid gap-3 border-l-4 border-brand bg-surface px-5 py-4">
      <h3 className="text-lg font-bold">In your own calendar</h3>
      <p>
        <a href={address.replace('https:', 'webcal:')}>Subscribe</a> on an iPhone, iPad or Mac, or in Outlook: the dates
        then stay right by themselves.
      </p>
      <p>
        Google Calendar and Android: in Google Calendar on a computer choose “Other calendars”, “From URL”, and paste:
      </p>
      <Address address={address} key={address} />
      <p>
        Or <a href={withDomain(path, domain)}>get the file</a> once.
      </p>
    </div>
  )
}

/** Taken whole with one click or tap, where there is no script to copy it. */
function Address({ address }: { address: string }) {
  const [told, setTold] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setTold('Address copied')
    } catch {
      // The browser or the visitor does not allow it.
      setTold('Please select the address and copy it')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="select-all break-all">{address}</code>
      <button type="button" className="needs-script button-quiet" onClick={copy}>
        Copy address
      </button>
      <span role="status" className="text-sm text-muted">
        {told}
      </span>
    </div>
  )
}
