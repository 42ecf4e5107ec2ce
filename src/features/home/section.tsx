import type { ReactNode } from 'react'
import type { HomeLayouts } from '#shared/brand.ts'
import type { Edge } from '#shared/home-layouts.ts'

interface Props {
  id: Exclude<keyof HomeLayouts, 'hero' | 'stats' | 'thread'>
  layouts: HomeLayouts
  heading: string
  lead?: string
  /** A link beside the heading. On phones, the link is below the content. */
  action?: ReactNode
  /** Content of the second column in the `aside` layout. In other layouts, it is below the heading. */
  aside?: ReactNode
  /** True if phones show the aside before the content. */
  asideFirst?: boolean
  children: ReactNode
}

/** A home page section in the brand's layout. The layout's stylesheet arranges the section's parts. */
export function HomeSection({ id, layouts, heading, lead, action, aside, asideFirst = false, children }: Props) {
  const { layout, edge } = layouts[id]
  const asidePart = aside ? <div className="section-aside">{aside}</div> : null
  return (
    <section className={`section section-${id} layout-${layout} ${id}-${layout}`} aria-labelledby={id}>
      <div className="wrap columns section-grid">
        <div className="section-head">
          <h2 id={id} className="section-heading">
            {heading}
          </h2>
          {lead ? <p className="section-lead">{lead}</p> : null}
        </div>
        {asideFirst ? asidePart : null}
        <div className="section-body">{children}</div>
        {asideFirst ? null : asidePart}
        {action ? <p className="section-action">{action}</p> : null}
      </div>
      <SectionEdge edge={edge} />
    </section>
  )
}

/** The drawing at the bottom of a section: a line from the left, a mark, and a line to the right. */
export function SectionEdge({ edge }: { edge: Edge | undefined }) {
  if (!edge) return null
  return (
    <div className={`edge edge-${edge}`} aria-hidden="true">
      <i />
      <b />
      <i />
    </div>
  )
}
