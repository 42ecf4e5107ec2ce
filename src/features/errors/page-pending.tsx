import { useLayoutEffect } from 'react'

export function PagePending() {
  // Scrolls to the top. Otherwise, after a click on a link far down the page, the visitor would see the footer.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    // The skeleton of a loading page is as tall as the window, so that the footer is out of view.
    <div className="skeleton wrap min-h-screen pt-12" role="status">
      <span className="sr-only">Loading</span>
      <i />
    </div>
  )
}
