import './phone-fold.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open?: boolean
  children: ReactNode
}

/** On phones, an empty <details> shows and hides the siblings after it. On wider screens and in print, it has no effect. */
export function PhoneFold({ open, children }: Props) {
  return (
    <details className="phone-fold no-print hidden" open={open}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-[.6rem] font-[650] leading-[1.45] border-y border-line">
        {children}
        <Icon name="caret-down" className="menu-caret flex-none" />
      </summary>
    </details>
  )
}
