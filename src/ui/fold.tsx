import type { ReactNode } from 'react'

interface Props {
  id?: string
  title: ReactNode
  open?: boolean
  children: ReactNode
}

/** A collapsible section that works without JavaScript. The section opens if the browser's search finds text in it. */
export function Fold({ id, title, open, children }: Props) {
  return (
    <details open={open} className="border-t border-line">
      <summary className="flex items-baseline justify-between gap-4 py-4 font-semibold after:flex-none after:text-[1.25rem] after:font-normal after:content-['+'] [[open]>&]:after:content-['–']">
        <span>{title}</span>
      </summary>
      {/* A URL fragment opens the section, because its target is inside. */}
      {id ? (
        <div id={id} className="scroll-mt-16">
          {children}
        </div>
      ) : (
        children
      )}
    </details>
  )
}
