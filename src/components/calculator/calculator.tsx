import { dayOf } from '#shared/dates'
import './calculator.css'
import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { answerOf, balanceOf, EMPTY, linesOf, sourcesOf } from '#calculator/answer'
import { partsOf, totalTaxes } from '#calculator/parts'
import { useScenario } from '#calculator/use-scenario'
import { Announcement } from '#components/calculator/announcement'
import { Inputs } from '#components/calculator/inputs'
import { SlipActions } from '#components/calculator/slip-actions'
import { useDetails } from '#components/calculator/use-details'
import { SlipColumns } from '#components/slip'
import { estimate } from '#tax/estimate'
import { startYear } from '#tax/years'

export function Calculator() {
  const now = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const { current, baseline, isEmpty, formKey, linkDamaged, lastChange, edit, show, reset } = useScenario(
    startYear(dayOf(now)),
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
  const answer = answerOf(parts)
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
      <SlipColumns
        slip={{
          id: 'calc-result',
          title: `Tax estimate for ${result.year}`,
          date: now,
          figure: answer,
          empty: EMPTY,
          groups: answer ? linesOf(parts, result, baselineParts && totalTaxes(parts) - totalTaxes(baselineParts)) : [],
          ...sourcesOf(result.year),
          actions: <SlipActions current={shown} baseline={baseline} />,
        }}
        bar={balanceOf(result) ?? answer}
        beneath={
          details && shownChange && before && answer ? (
            <details.LastChange label={shownChange.label} before={before} after={result} />
          ) : null
        }
        details={
          details ? (
            <details.Details
              current={shown}
              baseline={baseline}
              result={result}
              parts={parts}
              baselineParts={baselineParts}
              onShow={show}
            />
          ) : (
            <div className="calc-pending">
              {hasFailed ? (
                <p className="calc-caveats" role="alert">
                  The details of your estimate could not be loaded. Reload the page to try again.
                </p>
              ) : null}
            </div>
          )
        }
      >
        <form aria-label="Your numbers" onSubmit={(event) => event.preventDefault()} className="no-print">
          <div className="calc-head">
            <h2 id="calc-numbers" className="section-heading" tabIndex={-1}>
              Your numbers
            </h2>
            <button type="button" className="button-quiet" onClick={startOver}>
              Start Over
            </button>
          </div>
          <Inputs key={formKey} scenario={current} limited={result.limited} onEdit={edit} />
        </form>
        <Announcement
          text={`${answer ? `${answer.label} ${answer.value} ${answer.note}` : EMPTY}${result.limited.length > 0 ? '. Some amounts are limited; see the notes in the form' : ''}`}
        />
      </SlipColumns>
    </div>
  )
}
