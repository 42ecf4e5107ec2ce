import { useRouteContext } from '@tanstack/react-router'
import { Fragment } from 'react'
import { withDomain } from '#shared/links.ts'
import type { Audience } from '#tax/due-dates/audience.ts'
import { calendarPath } from '#tax/due-dates/paths.ts'
import { CopyButton } from '#ui/copy-button.tsx'

/** Shows the URL of a calendar subscription. Uses the brand's domain, because calendar apps store the URL for years. */
export function CalendarSubscription({ audiences }: { audiences: readonly Audience[] }) {
  const { brand, domain } = useRouteContext({ from: '__root__', select: ({ page }) => page })
  const path = calendarPath(audiences)
  const url = `https://${brand.domain}${path}`
  return (
    <section id="calendar" className="callout no-print grid gap-3">
      <h2 className="text-lead font-bold">Add these dates to your calendar</h2>
      <p>
        <a href={url.replace('https:', 'webcal:')}>Subscribe</a> on an iPhone, iPad or Mac, or in Outlook. Your calendar
        then updates the dates automatically.
      </p>
      <p>
        For Google Calendar and Android, open Google Calendar on a computer. Choose “Other calendars”, then “From URL”,
        and paste this address:
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {/* A click or tap selects the whole URL, even without JavaScript. */}
        <code className="select-all [font-family:inherit]">
          <BrokenUrl url={url} />
        </code>
        <CopyButton
          text={url}
          label="Copy Address"
          done="Address copied."
          failed="Your browser did not allow copying. Select the address and copy it."
        />
      </div>
      <p>
        Or <a href={withDomain(path, domain)}>download the calendar file</a> once, without updates.
      </p>
    </section>
  )
}

function BrokenUrl({ url }: { url: string }) {
  return url.match(/[^/,?]+[/,?]*/g)?.map((part) => (
    <Fragment key={part}>
      <span className="whitespace-nowrap">{part}</span>
      <wbr />
    </Fragment>
  ))
}
