import { dayOf } from '#shared/dates'
import './calculator.css'
import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { partsOf, totalTaxes } from '#calculator/parts'
import { useScenario } from '#calculator/use-scenario'
import { Inputs } from '#components/calculator/inputs'
import { Summary, SummaryBar } from '#components/calculator/summary'
import { useDetails } from '#components/calculator/use-details'
import { estimate } from '#tax/estimate'
import { startYear } from '#tax/years'

export function Calculator() {
  const today = dayOf(useRouteContext({ from: '__root__', select: ({ page }) => page.now }))
  const { current, baseline, isEmpty, formKey, linkDamaged, lastChange, edit, show, reset } = useScenario(
    startYear(today),
  )
  // Renders the keystroke first and the new result right after.
  const shown = useDeferredValue(current)
  const shownChange = useDeferredValue(lastChange)
  const result = useMemo(() => estimate(shown), [shown])
  const scenarioBefore = shownChange?.before
  const before = useMemo(() => scenarioBefore && estimate(scenarioBefore), [scenarioBefore])
  const parts = useMemo(() => partsOf(shown, result), [shown, result])
  const baselineParts = useMemo(() => baseline && partsOf(baseline, estimate(baseline)), [baseline])
  const { details, hasFailed } = useDetails(!isEmpty)
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
          {details && shownChange && before && (before.total || result.total) ? (
            <details.LastChange label={shownChange.label} before={before} after={result} />
          ) : null}
        </div>
      </div>
      {details ? (
        <details.Details
          current={shown}
          baseline={baseline}
          result={result}
          parts={parts}
          baselineParts={baselineParts}
          onShow={show}
          onReset={startOver}
        />
      ) : (
        <div className="calc-pending">
          {hasFailed ? (
            <p className="calc-caveats" role="alert">
              The details of your estimate could not be loaded. Reload the page to try again.
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
