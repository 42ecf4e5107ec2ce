import './phone-fold.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open?: boolean
  children: ReactNode
}

/**
 * On phones the empty <details> opens and closes the elements that follow it in its parent. Other screens and print always
 * show them.
 */
export function PhoneFold({ open, children }: Props) {
  return (
    <details className="phone-fold no-print" open={open}>
      <summary>
        {children}
        <Icon name="caret-down" className="menu-caret" />
      </summary>
    </details>
  )
}
