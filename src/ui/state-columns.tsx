import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

/** The text of a page without content, with the brand's drawing beside it from 640 px on. */
export function StateColumns({ children }: { children: ReactNode }) {
  return (
    <div className="state-columns">
      <StateArt />
      <div>{children}</div>
    </div>
  )
}
