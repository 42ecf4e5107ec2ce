import '../theme/calculator-place.css'
import { type ComponentType, useEffect, useState } from 'react'

/** Once it is there it is there at once: who comes back is put where they were. */
let loaded: ComponentType | undefined

/**
 * Where the calculator stands. Its code and the estimator's are the browser's alone: the server draws the tables below
 * it, which are the page for whoever has no script.
 */
export function CalculatorPlace() {
  const [Part, setPart] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (import.meta.env.SSR) return
    import('#components/calculator/calculator').then(
      ({ Calculator }) => {
        loaded = Calculator
        setPart(() => Calculator)
      },
      () => setFailed(true),
    )
  }, [])
  if (Part) return <Part />
  return (
    <div className="calculator-place">
      <noscript>
        <p className="border-l-4 border-brand bg-surface px-5 py-4">
          The calculator needs JavaScript, which is off here. The figures it works with stand below.
        </p>
      </noscript>
      <p className="needs-script text-muted" role={failed ? 'alert' : undefined}>
        {failed
          ? 'The calculator could not be loaded. Reload the page to try again; the figures below stand without it.'
          : 'The calculator is loading.'}
      </p>
    </div>
  )
}
