import './lazy-calculator.css'
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

/** The calculator runs only in the browser. Without script the page still has the tables below it. */
export function LazyCalculator() {
  return <LazyComponent lazy={calculator} when="mounted" />
}

/** The form and the slip, where the calculator shows them, so that the page does not move when it loads. */
function CalculatorSkeleton() {
  return (
    <div className="calc-skeleton needs-script no-print" role="status">
      <span className="sr-only">The calculator is loading.</span>
      <div className="slip-columns">
        <div className="slip-inputs skeleton">
          <i />
          <i className="calc-skeleton-fields" />
          <i className="calc-skeleton-rows" />
        </div>
        <div className="slip-side">
          <div className="slip">
            <div className="skeleton">
              <i />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
