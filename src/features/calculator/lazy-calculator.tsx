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

export function LazyCalculator() {
  return <LazyComponent lazy={calculator} when="mounted" />
}

/**
 * Skeleton of the form and the result box. It is as large as the calculator, so that the page does not shift when the
 * calculator loads.
 */
function CalculatorSkeleton() {
  return (
    <div className="needs-script no-print" role="status">
      <span className="sr-only">The calculator is loading.</span>
      <div className="slip-columns">
        <div className="slip-inputs skeleton">
          <div className="h-34 pt-2">
            <Bone className="h-8 max-w-72 w-3/4" />
            <Bone className="mt-9 h-4 max-w-80 w-3/4" />
          </div>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {FIELDS.map((id) => (
              <div key={id} className="h-30 pt-5">
                <Bone className="h-4 w-2/5" />
                <Bone className="mt-3 h-12" />
              </div>
            ))}
          </div>
          <div className="grid gap-14 pt-6 pb-8">
            {SITUATIONS.map((id) => (
              <Bone key={id} className="h-4 w-3/5" />
            ))}
          </div>
        </div>
        <div className="slip-side">
          <div className="slip">
            <div className="skeleton relative h-66">
              <Bone className="absolute size-9" />
              <Bone className="absolute left-12 h-4 w-36" />
              <Bone className="absolute top-6 left-12 h-3 w-28" />
              <Bone className="absolute top-18 h-7 w-4/5" />
              <Bone className="absolute top-32 h-3 w-full" />
              <Bone className="absolute top-39 h-3 w-2/3" />
              <Bone className="absolute top-54 h-11 w-full" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

const FIELDS = [0, 1, 2, 3, 4, 5, 6]
const SITUATIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const Bone = ({ className }: { className: string }) => (
  <div className={`bg-ink/15 forced-colors:bg-[GrayText] ${className}`} />
)
