import { useLayoutEffect } from 'react'

export function PagePending() {
  // Scrolls to the top. Otherwise, a visitor who followed a link far down the page would see the footer instead of the skeleton.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    // The skeleton of a loading page is as tall as the window, so the footer stays below the window.
    <div className="skeleton wrap min-h-screen pt-12" role="status">
      <span className="sr-only">Loading</span>
      <i />
    </div>
  )
}
