import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

interface Props {
  /** One sentence. */
  children: ReactNode
  /** One link or button. */
  action: ReactNode
  /** Set this if screen readers should announce the state. */
  role?: 'status'
}

/** Replaces a list that has no entries or failed to load. */
export function EmptyState({ children, action, role }: Props) {
  return (
    <div role={role}>
      <StateArt />
      <p>{children}</p>
      <p className="mt-4">{action}</p>
    </div>
  )
}
