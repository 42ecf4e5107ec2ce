import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

interface Props {
  /** One sentence that explains why the list is empty. */
  children: ReactNode
  /** One link or button that helps the visitor continue. */
  action: ReactNode
  /** The message's ARIA role. Set it if screen readers should announce the message. */
  role?: 'status'
}

/** Shows a message in place of a list that is empty or failed to load. */
export function EmptyState({ children, action, role }: Props) {
  return (
    <div role={role}>
      <StateArt />
      <p>{children}</p>
      <p className="mt-4">{action}</p>
    </div>
  )
}
