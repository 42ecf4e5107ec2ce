/** Stands in for a page whose code or data is on the way. */
export function PagePending() {
  return (
    <div className="mx-auto max-w-7xl px-5 pt-12" aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <div className="h-10 w-2/3 bg-line" />
      <div className="mt-6 h-5 w-full bg-line" />
      <div className="mt-3 h-5 w-4/5 bg-line" />
    </div>
  )
}
