import './calculator.css'
import './tables.css'
import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { partsOf, totalTaxes } from '#calculator/parts'
import { useScenario } from '#calculator/use-scenario'
import { Charts } from '#components/calculator/charts'
import { Compare } from '#components/calculator/compare'
import { Inputs } from '#components/calculator/inputs'
import { LastChange } from '#components/calculator/last-change'
import { PrintSummary } from '#components/calculator/print-summary'
import { Quarterly } from '#components/calculator/quarterly'
import { ShareActions } from '#components/calculator/share-actions'
import { Steps } from '#components/calculator/steps'
import { Summary, SummaryBar } from '#components/calculator/summary'
import { dayOf } from '#tax/due-dates/days'
import { estimate } from '#tax/estimate'
import { startYear } from '#tax/years'
import './print.css'

export function Calculator() {
  const today = dayOf(useRouteContext({ from: '__root__', select: ({ page }) => page.now }))
  const { current, baseline, formKey, linkDamaged, lastChange, edit, show, reset } = useScenario(startYear(today))
  // Renders the keystroke first and the new result right after.
  const shown = useDeferredValue(current)
  const shownChange = useDeferredValue(lastChange)
  const result = useMemo(() => estimate(shown), [shown])
  const scenarioBefore = shownChange?.before
  const before = useMemo(() => scenarioBefore && estimate(scenarioBefore), [scenarioBefore])
  const parts = useMemo(() => partsOf(shown, result), [shown, result])
  const baselineParts = useMemo(() => baseline && partsOf(baseline, estimate(baseline)), [baseline])
  function startOver() {
    reset()
    document.getElementById('calc-numbers')?.focus()
  }
  return (
    <div className="calc">
      {linkDamaged ? (
        <p className="calc-caveats" role="alert">
          Your link is incomplete or damaged, so you start with an empty calculator. Open the full link again, or enter
          your numbers below.
        </p>
      ) : null}
      <div className="calc-main no-print">
        <form aria-label="Your numbers" onSubmit={(event) => event.preventDefault()}>
          <h2 id="calc-numbers" className="section-heading" tabIndex={-1}>
            Your numbers
          </h2>
          <Inputs key={formKey} scenario={current} limited={result.limited} onEdit={edit} />
          <SummaryBar result={result} />
        </form>
        <div className="calc-side">
          <Summary result={result} change={baselineParts && totalTaxes(parts) - totalTaxes(baselineParts)} />
          {shownChange && before && (before.total || result.total) ? (
            <LastChange label={shownChange.label} before={before} after={result} />
          ) : null}
        </div>
      </div>
      <div className="calc-below">
        <PrintSummary current={shown} baseline={baseline} result={result} />
        <Charts parts={parts} result={result} />
        <Compare current={shown} baseline={baseline} parts={parts} baselineParts={baselineParts} onShow={show} />
        <Quarterly result={result} />
        <Steps result={result} />
        <p className="calc-note no-print">
          This estimate leaves out some taxes and credits: <a href="#left-out">see the list</a>.
        </p>
        <ShareActions current={shown} baseline={baseline} onReset={startOver} />
      </div>
    </div>
  )
}
