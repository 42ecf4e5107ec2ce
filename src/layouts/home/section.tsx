import './section.css'
import './aside.css'
import './band.css'
import './ledger.css'
import './rows.css'
import './shelf.css'
import './split.css'
import './strip.css'
import './timeline.css'
import './edges.css'
import type { ReactNode } from 'react'
import type { HomeLayouts } from '#shared/brand'
import type { Edge } from '#shared/home-layouts'

interface Props {
  id: Exclude<keyof HomeLayouts, 'hero' | 'stats' | 'thread'>
  layouts: HomeLayouts
  heading: string
  lead?: string
  /** A link beside the heading. Phones show it below the content. */
  action?: ReactNode
  /** Content of the second column in the layout `aside`. Other layouts show it below the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of home in the layout that the brand chose. The layout's stylesheet arranges the parts. */
export function HomeSection({ id, layouts, heading, lead, action, aside, children }: Props) {
  const { layout, edge } = layouts[id]
  return (
    <section className={`section section-${id} layout-${layout}`} aria-labelledby={id}>
      <div className="wrap columns section-grid">
        <div className="section-head">
          <h2 id={id} className="section-heading">
            {heading}
          </h2>
          {lead ? <p className="section-lead">{lead}</p> : null}
        </div>
        <div className="section-body">{children}</div>
        {aside ? <div className="section-aside">{aside}</div> : null}
        {action ? <p className="section-action">{action}</p> : null}
      </div>
      <SectionEdge edge={edge} />
    </section>
  )
}

/** The drawing at the lower end of a section: a run from the left, the mark on a column, and a run to the right. */
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
