import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { withDomain } from '#shared/links'
import type { Audience } from '#tax/due-dates/audience'
import { calendarPath } from '#tax/due-dates/paths'

/** The URL has the brand's own domain, whatever host the visitor is on, because a calendar keeps it for years. */
export function CalendarSubscription({ audiences }: { audiences: readonly Audience[] }) {
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const path = calendarPath(audiences)
  const url = `https://${brand.domain}${path}`
  return (
    <div className="no-print grid gap-3 border-l-4 border-brand bg-surface px-5 py-4">
      <h3 className="text-lead font-bold">Add these dates to your calendar</h3>
      <p>
        <a href={url.replace('https:', 'webcal:')}>Subscribe</a> on an iPhone, iPad or Mac, or in Outlook. Your calendar
        then updates the dates automatically.
      </p>
      <p>
        For Google Calendar and Android, open Google Calendar on a computer. Choose “Other calendars”, then “From URL”,
        and paste this address:
      </p>
      <CopyableUrl url={url} key={url} />
      <p>
        Or <a href={withDomain(path, domain)}>download the calendar file</a> once, without updates.
      </p>
    </div>
  )
}

/** Without JavaScript, a click or tap selects the whole URL, ready to copy. */
function CopyableUrl({ url }: { url: string }) {
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setStatus('Address copied.')
    } catch {
      // The browser or the visitor denied access to the clipboard.
      setStatus('Your browser did not allow copying. Select the address and copy it.')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="select-all break-all">{url}</code>
      <button type="button" className="needs-script button-quiet" onClick={copy}>
        Copy Address
      </button>
      <span role="status" className="text-small text-muted">
        {status}
      </span>
    </div>
  )
}
