import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

/** The text of a page without content. The brand's drawing is beside the text in windows at least 640 px wide. */
export function StateColumns({ children }: { children: ReactNode }) {
  return (
    <div className="state-columns">
      <StateArt />
      <div>{children}</div>
    </div>
  )
}
