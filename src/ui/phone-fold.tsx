import './phone-fold.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open?: boolean
  children: ReactNode
}

/**
 * On phones the empty <details> opens and closes the elements that follow it in its parent. Other screens and print always
 * show them. A <details> around it has already folded them, so it is hidden there.
 */
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
