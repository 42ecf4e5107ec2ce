import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'section'> {
  /** The id of the heading. */
  name: string
  title: string
}

/** A part of a lead's page, with a heading. */
export function Card({ name, title, className, children, ...section }: Props) {
  return (
    <section {...section} className={className ? `card ${className}` : 'card'} aria-labelledby={name}>
      <h2 id={name} className="mb-2">
        {title}
      </h2>
      {children}
    </section>
  )
}
