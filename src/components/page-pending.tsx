import { useLayoutEffect } from 'react'

/** Stands in for a page whose code or data is on the way: its heading, lead and first lines. */
export function PagePending() {
  // Who follows a link far down is to see that something is on the way, not the foot of the page that was.
  useLayoutEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <div className="skeleton mx-auto max-w-7xl px-5 pt-12" role="status">
      <span className="sr-only">Loading</span>
      <i />
    </div>
  )
}
