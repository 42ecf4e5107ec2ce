import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '#shared/service.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    estimate?: string
  }
}

interface Props {
  service?: ServiceId | undefined
  /**
   * URL of the visitor's tax estimate. The browser keeps the URL in the history state. The server receives it only if
   * the visitor adds it to a message.
   */
  estimate?: string
  children: ReactNode
}

export function ContactLink({ service, estimate, children }: Props) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/contact" search={{ service, from }} {...(estimate && { state: { estimate } })} className="button">
      {children}
    </Link>
  )
}
