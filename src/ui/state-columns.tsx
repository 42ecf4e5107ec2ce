import type { ReactNode } from 'react'
import { StateArt } from './state-art.tsx'

export function StateColumns({ children }: { children: ReactNode }) {
  return (
    <div className="state-columns flex flex-col gap-x-gutter sm:flex-row-reverse sm:items-start sm:justify-between">
      <StateArt className="flex-none max-sm:w-36 max-sm:-mt-12 max-sm:mb-4 sm:w-[calc((100%-2*var(--gutter))/3)] sm:-mt-4 sm:mb-0" />
      <div>{children}</div>
    </div>
  )
}
