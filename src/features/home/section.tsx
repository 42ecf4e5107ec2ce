import type { ReactNode } from 'react'
import { unbrokenTitle } from '#shared/text-parts.ts'

interface Props {
  id: 'welcome' | 'services' | 'industries' | 'why' | 'connected' | 'news' | 'contact'
  heading: string
  lead?: string
  action?: ReactNode
  aside?: ReactNode
  asideFirst?: boolean
  children: ReactNode
}

export function HomeSection({ id, heading, lead, action, aside, asideFirst = false, children }: Props) {
  const asidePart = aside ? (
    <div className="section-aside col-span-full lg:sticky lg:top-[calc(var(--bar-shrunk)+1.5rem)] lg:col-[9/-1] lg:row-2 lg:self-start">
      {aside}
    </div>
  ) : null
  return (
    // On tablets and wide screens, a section needs no bottom padding, because the next section's top padding is enough.
    <section
      className={`section section-${id} relative overflow-x-clip py-section sm:not-last:pb-0`}
      aria-labelledby={id}
    >
      <div className="wrap columns grid-rows-[auto_1fr] [reading-flow:grid-rows] gap-y-content">
        <div
          // On tablets, leaves space for the scroll buttons beside the lead of the industries section.
          className={`section-head col-span-full ${action ? 'sm:col-[1/-4]' : 'lg:col-[1/-5]'} ${id === 'industries' ? 'sm:max-lg:[grid-row:1] sm:max-lg:[&>p]:pr-70 sm:max-lg:[&>p]:max-w-none' : ''}`}
        >
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          {lead ? <p className="mt-4 max-w-[60ch] text-lead text-muted">{unbrokenTitle(lead)}</p> : null}
        </div>
        {asideFirst ? asidePart : null}
        <div
          className={`section-body col-span-full content-start lg:subgrid sm:has-[.shelf]:contents [&>*]:col-span-full ${aside ? 'lg:col-[1/8]' : ''}`}
        >
          {children}
        </div>
        {asideFirst ? null : asidePart}
        {action ? (
          <p className="section-action col-span-full sm:col-[-4/-1] sm:row-1 sm:mt-[calc(var(--size-title)*.56_-_1.625rem)] sm:self-start sm:justify-self-end max-sm:[&>*]:w-full">
            {action}
          </p>
        ) : null}
      </div>
      <Edge />
    </section>
  )
}

/** A decoration at the bottom of a home page section. Hidden unless the brand's stylesheet shows it. */
export function Edge() {
  return <div className="edge absolute inset-x-0 bottom-0 z-2 hidden" aria-hidden="true" />
}
