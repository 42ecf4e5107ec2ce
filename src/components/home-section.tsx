import './home-section.css'
import type { ReactNode } from 'react'

interface Props {
  id: string
  heading: string
  lead?: string
  /** Shown under the heading. Unless undefined, the heading and the content are two columns; null adds nothing. */
  beside?: ReactNode
  className?: string
  children: ReactNode
}

export function HomeSection({ id, heading, lead, beside, className = '', children }: Props) {
  const head = (
    <>
      <h2 id={id} className="section-heading">
        {heading}
      </h2>
      {lead ? <p className="mt-4 max-w-[60ch] text-lg text-muted">{lead}</p> : null}
    </>
  )
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      {beside === undefined ? (
        <div className="mx-auto max-w-7xl px-5">
          {head}
          {children}
        </div>
      ) : (
        <div className="mx-auto max-w-7xl px-5 grid gap-10 lg:grid-cols-[2fr_3fr]">
          <div>
            {head}
            {beside}
          </div>
          {children}
        </div>
      )}
    </section>
  )
}
