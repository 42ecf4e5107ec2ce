import './phone-fold.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open?: boolean
  /** True if it also works on wider screens. */
  everywhere?: boolean
  children: ReactNode
}

/** On phones, an empty <details> shows and hides the siblings after it. In print, it has no effect. */
export function PhoneFold({ open, everywhere, children }: Props) {
  return (
    <details className={`${everywhere ? 'fold' : 'phone-fold'} no-print hidden`} open={open}>
      <summary
        className={`flex min-h-12 items-center justify-between gap-4 py-[.6rem] font-[650] leading-[1.45] border-y border-line ${everywhere ? 'sm:text-lead' : ''}`}
      >
        {children}
        <Icon name="caret-down" className="menu-caret flex-none" />
      </summary>
    </details>
  )
}
