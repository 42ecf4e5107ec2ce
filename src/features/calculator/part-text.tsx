import type { ReactNode } from 'react'

export const PRINTED_HEADING =
  'print:mt-1 print:mb-[.1rem] print:p-0 print:text-[1.1em] print:leading-[1.1] print:tracking-0 print:break-after-avoid'

export function Note({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`mt-3 mb-4 max-w-[70ch] text-muted print:m-0 print:text-black ${className}`}>{children}</p>
}

export const WARNING = 'my-6 max-w-[70ch] border-l-4 border-mark bg-surface px-6 py-5'
