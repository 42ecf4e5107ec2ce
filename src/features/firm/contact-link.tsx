import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '#shared/service.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** URL of the visitor's estimate, which the contact form offers to add to the message. */
    estimate?: string
  }
}

interface Props {
  /** Id of the service to ask about. */
  service?: ServiceId | undefined
  /** URL of the visitor's estimate. It stays in the browser's history state, so no request contains it. */
  estimate?: string
  children: ReactNode
}

/** A button that opens the contact form and passes this page's path and the service. */
export function ContactLink({ service, estimate, children }: Props) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/contact" search={{ service, from }} {...(estimate && { state: { estimate } })} className="button">
      {children}
    </Link>
  )
}
