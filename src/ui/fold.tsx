import './fold.css'
import type { ReactNode } from 'react'

interface Props {
  id?: string
  title: ReactNode
  children: ReactNode
}

/** A collapsible <details>, which works without JavaScript and opens if the browser's search finds text inside. */
export function Fold({ id, title, children }: Props) {
  return (
    <details id={id} className="fold border-t border-line">
      <summary className="flex items-baseline justify-between gap-4 py-4 font-semibold">{title}</summary>
      {children}
    </details>
  )
}
