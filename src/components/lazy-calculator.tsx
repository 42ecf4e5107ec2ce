import './lazy-calculator.css'
import { defineLazy, LazyComponent } from '#components/lazy-component'

const calculator = defineLazy(
  import.meta.env.SSR ? undefined : () => import('#components/calculator/calculator'),
  ({ Calculator }) => Calculator,
  (hasFailed) => (
    <div className="lazy-calculator">
      <noscript>
        <p className="callout">
          The calculator needs JavaScript. Turn it on in your browser, or use the tax tables below.
        </p>
      </noscript>
      <p className="needs-script text-muted" role={hasFailed ? 'alert' : undefined}>
        {hasFailed
          ? 'The calculator could not be loaded. Reload the page to try again, or use the tax tables below.'
          : 'The calculator is loading.'}
      </p>
    </div>
  ),
)

/** The calculator runs only in the browser. Without script the page still has the tables below it. */
export function LazyCalculator() {
  return <LazyComponent lazy={calculator} when="mounted" />
}
