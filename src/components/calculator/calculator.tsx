import '../../theme/calculator.css'
import { useDeferredValue, useMemo } from 'react'
import { allTaxes, partsOf } from '#calculator/parts'
import { useScenario } from '#calculator/use-scenario'
import { Charts } from '#components/calculator/charts'
import { Compare } from '#components/calculator/compare'
import { Inputs } from '#components/calculator/inputs'
import { Quarterly } from '#components/calculator/quarterly'
import { Sheet } from '#components/calculator/sheet'
import { Moved, Steps } from '#components/calculator/steps'
import { Summary, SummaryBar } from '#components/calculator/summary'
import { TakeAlong } from '#components/calculator/take-along'
import { estimate } from '#tax/estimate'
import { emptyScenario } from '#tax/scenario'

/** The form with its result beside it, and below what explains it. */
export function Calculator() {
  const { current, kept, generation, broken, last, edit, go } = useScenario()
  // The key that was pressed is drawn first, the result right after.
  const shown = useDeferredValue(current)
  const lastShown = useDeferredValue(last)
  const result = useMemo(() => estimate(shown), [shown])
  const start = lastShown?.before
  const before = useMemo(() => start && estimate(start), [start])
  const parts = useMemo(() => partsOf(shown, result), [shown, result])
  const keptParts = useMemo(() => kept && partsOf(kept, estimate(kept)), [kept])
  function startOver() {
    go({ current: emptyScenario, kept: null })
    document.getElementById('calc-numbers')?.focus()
  }
  return (
    <div className="calc">
      {broken ? (
        <p className="calc-caveats" role="alert">
          The link to this page was not whole, so the calculator begins anew. Nothing was taken from it.
        </p>
      ) : null}
      <div className="calc-main no-print">
        <form aria-label="Your numbers" onSubmit={(event) => event.preventDefault()}>
          <h2 id="calc-numbers" className="section-heading" tabIndex={-1}>
            Your numbers
          </h2>
          <Inputs key={generation} scenario={current} adjusted={result.adjusted} onEdit={edit} />
          <SummaryBar result={result} />
        </form>
        <div className="calc-side">
          <Summary result={result} change={keptParts && allTaxes(parts) - allTaxes(keptParts)} />
          {lastShown && before && (before.total || result.total) ? (
            <Moved label={lastShown.label} before={before} after={result} />
          ) : null}
        </div>
      </div>
      <div className="calc-below">
        <Sheet current={shown} kept={kept} result={result} />
        <Charts parts={parts} result={result} />
        <Compare current={shown} kept={kept} parts={parts} keptParts={keptParts} onGo={go} />
        <Quarterly result={result} />
        <Steps result={result} />
        <p className="calc-note no-print">
          Some taxes and credits are left out: <a href="#left-out">see which</a>.
        </p>
        <TakeAlong current={shown} kept={kept} onReset={startOver} />
      </div>
    </div>
  )
}
