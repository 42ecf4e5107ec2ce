import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '#shared/service.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** URL of the visitor's estimate. The contact form offers to add this URL to the message. */
    estimate?: string
  }
}

interface Props {
  /** Id of the service about which the visitor asks. */
  service?: ServiceId | undefined
  /** URL of the visitor's estimate. No request contains this URL, because it is only in the browser's history state. */
  estimate?: string
  children: ReactNode
}

/** A button that opens the contact form. The link contains the path of the current page and the service. */
export function ContactLink({ service, estimate, children }: Props) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/contact" search={{ service, from }} {...(estimate && { state: { estimate } })} className="button">
      {children}
    </Link>
  )
}
