import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export function serviceAt(path: string): string | undefined {
  return /^\/services\/([^/]+)/.exec(path)?.[1]
}

export function ScheduleLink({ className, children }: { className?: string; children: ReactNode }) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/schedule" search={{ service: serviceAt(from), from }} {...(className && { className })}>
      {children}
    </Link>
  )
}
