import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '#shared/service.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Link to the visitor's estimate, which the contact form offers to add to the message. */
    estimate?: string
  }
}

interface Props {
  /** The service that the visitor asks about. */
  service?: ServiceId | undefined
  /** Link to the visitor's estimate. It stays in the browser's history state, so no request contains it. */
  estimate?: string
  children: ReactNode
}

/** A button to the contact form, which names this page and the service in the message. */
export function ContactLink({ service, estimate, children }: Props) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/contact" search={{ service, from }} {...(estimate && { state: { estimate } })} className="button">
      {children}
    </Link>
  )
}
