import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Returns the id of the service whose page is at this path or above this path. */
export function serviceAt(path: string): string | undefined {
  return /^\/services\/([^/]+)/.exec(path)?.[1]
}

/** A link to the schedule form. The link contains the path of the current page and the id of the page's service. */
export function ScheduleLink({ className, children }: { className?: string; children: ReactNode }) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/schedule" search={{ service: serviceAt(from), from }} {...(className && { className })}>
      {children}
    </Link>
  )
}
