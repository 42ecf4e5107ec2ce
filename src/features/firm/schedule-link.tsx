import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The id of the service whose page, or a page below it, is at this path. */
export function serviceAt(path: string): string | undefined {
  return /^\/services\/([^/]+)/.exec(path)?.[1]
}

/** A link to the schedule form. It passes this page's path and the service that the page is about. */
export function ScheduleLink({ className, children }: { className?: string; children: ReactNode }) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/schedule" search={{ service: serviceAt(from), from }} {...(className && { className })}>
      {children}
    </Link>
  )
}
