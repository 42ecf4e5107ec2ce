import { useMatch, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PhoneBar } from '#features/firm/phone-bar.tsx'
import type { PublicBrand } from '#shared/brand.ts'
import type { PageAction } from '#shared/page-content.ts'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { ActionBand } from './action-band.tsx'

/** URL of a drawing of 320 by 200 units. Its ground line is at y = 172, from x = 32 to x = 288. */
export type PageImage = `/art/${string}`

interface Props {
  title: string
  back?: ReactNode
  lead?: ReactNode
  image?: PageImage
  /**
   * Name of the brand's drawing for the page header. The drawing replaces `image` if the brand has drawings. If null,
   * the page has no drawing.
   */
  drawing?: string | null
  /** Name of a drawing that replaces `drawing` if the brand's `ownDrawings` include it. */
  ownDrawing?: string
  aside?: ReactNode
  action?: PageAction | undefined
  /** True if phones show a bar with Call and Schedule links. By default, true if the page has an `action`. */
  phoneBar?: boolean
  children: ReactNode
}

export function Page({ phoneBar, ...props }: Props) {
  const { title, back, lead, aside, action, children } = props
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand })
  const { fullPath } = useMatch({ strict: false })
  const image = imageOf(brand, fullPath, props)
  return (
    <>
      {brand.hasPageThread ? <div className="thread no-print" aria-hidden="true" /> : null}
      <header className="page-head bg-surface" data-route={fullPath}>
        <div
          className={`page-head-row wrap grid gap-x-16 pt-[clamp(2.25rem,6vw,4.5rem)] print:pt-0 ${image ? 'lg:grid-cols-[1fr_calc((100%-2*var(--gutter))/3)]' : ''}`}
        >
          <div className="pb-[clamp(1.75rem,4vw,2.75rem)] text-balance print:pb-0 max-sm:[&_.button]:w-full">
            {back ? <p className="mb-3 no-print">{back}</p> : null}
            <h1 className="max-w-[15em] text-title print:text-[1.8rem]">{unbrokenTitle(title)}</h1>
            {lead ? <div className="mt-4 max-w-2xl text-lead text-muted">{lead}</div> : null}
          </div>
          {image ? (
            <svg
              // Crops the drawing at the right end of its ground line (x = 288). A brand's own drawings have no ground line.
              viewBox={brand.hasPageDrawings ? '0 0 320 174' : '0 0 288 173.5'}
              aria-hidden="true"
              className="page-art no-print max-lg:hidden self-end"
            >
              <use href={image} width="320" height="200" />
            </svg>
          ) : null}
        </div>
        <svg
          aria-hidden="true"
          // The border below the header. Its height depends on the brand's line width, and it may overlap the drawing above.
          className="page-edge no-print h-[calc(16px+var(--rule)*8)] w-full overflow-visible"
        >
          <use href={`/art/${brand.id}/bands.svg#edge`} width="100%" height="100%" />
        </svg>
      </header>
      {/* Sets the distance between a tool's sections. The distance is 64 px on phones, and 96 px in a 1440 px window. */}
      <div className="page-body pt-10 [--part-gap:clamp(4rem,3.257rem_+_3.048vw,6rem)]">
        {aside ? (
          <div className="wrap columns gap-y-6 pb-section">
            {aside}
            <div className="col-span-full min-w-0 lg:col-[1/span_8] lg:row-start-1">{children}</div>
          </div>
        ) : (
          <div className="wrap pb-section">{children}</div>
        )}
        {(phoneBar ?? action) ? <PhoneBar isFromPage /> : null}
      </div>
      {action ? <ActionBand {...action} /> : null}
    </>
  )
}

function imageOf(brand: PublicBrand, path: string, { drawing, ownDrawing, image }: Props): PageImage | undefined {
  const { id, hasPageDrawings, ownDrawings } = brand
  if (drawing === null) return undefined
  const own = ownDrawings.find((name) => name === ownDrawing || path.endsWith(`/${name}`))
  if (own) return `/art/${id}/pages.svg#${own}`
  return hasPageDrawings && (drawing || !image) ? `/art/${id}/pages.svg#${drawing ?? 'page'}` : image
}
