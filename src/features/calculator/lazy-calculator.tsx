import './lazy-calculator.css'
import '#ui/slip.css'
import '#ui/slip-columns.css'
import '#ui/slip-edges.css'
import { useRouteContext } from '@tanstack/react-router'
import { defineLazy, LazyComponent } from '#ui/lazy-component.tsx'

const calculator = defineLazy(
  import.meta.env.SSR ? undefined : () => import('./calculator.tsx'),
  ({ Calculator }) => Calculator,
  (hasFailed) => (
    <>
      <p className="without-script callout">
        The calculator needs JavaScript. Turn it on in your browser, or use the tax tables below.
      </p>
      {hasFailed ? (
        <p role="alert">
          The calculator could not be loaded. Reload the page to try again, or use the tax tables below.
        </p>
      ) : (
        <CalculatorSkeleton />
      )}
    </>
  ),
)

/** The calculator, which runs only in the browser. Without JavaScript, the page still has the tables below the calculator. */
export function LazyCalculator() {
  return <LazyComponent lazy={calculator} when="mounted" />
}

/** The skeleton of the form and the slip. It is as large as both, so that the page does not shift when the calculator loads. */
function CalculatorSkeleton() {
  const edge = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.slipEdge })
  return (
    <div className="calc-skeleton needs-script no-print" role="status">
      <span className="sr-only">The calculator is loading.</span>
      <div className="columns slip-columns">
        <div className="slip-inputs skeleton">
          <i />
          <i className="calc-skeleton-fields" />
          <i className="calc-skeleton-rows" />
        </div>
        <div className="slip-side">
          <div className={`slip slip-${edge}`}>
            <div className="skeleton">
              <i />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
