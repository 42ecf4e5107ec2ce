import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ServiceId } from '#shared/service'

interface Props {
  /** The service that the visitor asks about. */
  service?: ServiceId | undefined
  children: ReactNode
}

/** A button to the contact form, which names this page and the service in the message. */
export function ContactLink({ service, children }: Props) {
  const from = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Link to="/contact" search={{ service, from }} className="button-primary">
      {children}
    </Link>
  )
}
