import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

interface Props {
  children: ReactNode
  action: ReactNode
  /** The message's ARIA role. Set it if screen readers should announce the message. */
  role?: 'status'
}

export function EmptyState({ children, action, role }: Props) {
  return (
    <div role={role}>
      <StateArt />
      <p>{children}</p>
      <p className="mt-4">{action}</p>
    </div>
  )
}
