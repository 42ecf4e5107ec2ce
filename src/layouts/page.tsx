import './page.css'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Unbroken } from '#components/rich-text'

/** Path of a drawing, 320 by 200 units, with its ground line at y = 172. */
export type PageImage = `/art/${string}`

interface Props {
  title: string
  lead?: ReactNode
  image?: PageImage
  children: ReactNode
}

/** A page with one column of content under its header. */
export function Page({ title, lead, image, children }: Props) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.id })
  return (
    <>
      <header className="page-head">
        <div className="page-head-row wrap">
          <div className="page-head-text">
            <h1 className="page-title">
              <Unbroken text={title} />
            </h1>
            {lead ? <div className="mt-4 max-w-2xl text-lead text-muted">{lead}</div> : null}
          </div>
          {image ? (
            <svg viewBox="0 0 320 174" aria-hidden="true" className="page-art">
              <use href={image} width="320" height="200" />
            </svg>
          ) : null}
        </div>
        <svg aria-hidden="true" className="page-edge">
          <use href={`/art/${brand}/bands.svg#edge`} width="100%" height="100%" />
        </svg>
      </header>
      <div className="wrap pt-10">{children}</div>
    </>
  )
}
