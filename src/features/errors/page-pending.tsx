import { useLayoutEffect } from 'react'

/** The skeleton of a page that is still loading: heading, introduction and first lines. */
export function PagePending() {
  // Scrolls up, because a visitor who followed a link far down the page would otherwise see the footer instead of the skeleton.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    // As high as the window, so that the footer stays below it.
    <div className="skeleton wrap min-h-screen pt-12" role="status">
      <span className="sr-only">Loading</span>
      <i />
    </div>
  )
}
