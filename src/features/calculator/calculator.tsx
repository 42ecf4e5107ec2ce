import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { dayOf } from '#shared/dates.ts'
import { startYear } from '#tax/years.ts'
import { SlipColumns } from '#ui/slip.tsx'
import { Announcement } from './announcement.tsx'
import { Inputs } from './inputs.tsx'
import { answerOf, balanceOf, EMPTY, linesOf, sourcesOf } from './model/answer.ts'
import { enteredFields, MAX_LARGE_TYPE_FIELDS } from './model/fields.ts'
import { outcomeOf } from './model/outcome.ts'
import { useScenario } from './model/use-scenario.ts'
import { PartLinks } from './part-links.tsx'
import { WARNING } from './part-text.tsx'
import { PrintSummary } from './print-summary.tsx'
import { SlipActions } from './slip-actions.tsx'
import { useDetails } from './use-details.tsx'

export function Calculator() {
  const today = useRouteContext({ from: '__root__', select: ({ page }) => page.now })
  const { current, baseline, isEmpty, formKey, linkDamaged, lastChange, edit, show, reset } = useScenario(
    startYear(dayOf(today)),
  )
  // Shows the keystroke before computing the new estimate, so that typing stays responsive.
  const shown = useDeferredValue(current)
  const shownChange = useDeferredValue(lastChange)
  const scenarioBefore = shownChange?.before
  const now = useMemo(() => outcomeOf(shown), [shown])
  const before = useMemo(() => scenarioBefore && outcomeOf(scenarioBefore), [scenarioBefore])
  const saved = useMemo(() => baseline && outcomeOf(baseline), [baseline])
  const { details, hasFailed } = useDetails(!isEmpty)
  const answer = answerOf(now)
  const { year, limited } = now.result
  // Prints a long estimate in smaller type, so that it fits on one page.
  const isLong = baseline !== null || enteredFields(now.scenario).length > MAX_LARGE_TYPE_FIELDS
  function startOver() {
    reset()
    document.getElementById('calc-numbers')?.focus()
  }
  return (
    <div
      className={`calc ${isLong ? 'print:text-[8pt] print:leading-[1.07]' : 'print:text-[9.5pt] print:leading-[1.3]'}`}
    >
      {linkDamaged ? (
        <p className={`${WARNING} no-print`} role="alert">
          Your link is incomplete or damaged, so you start with an empty calculator. Open the full link again, or enter
          your numbers below.
        </p>
      ) : null}
      <SlipColumns
        className={
          isLong
            ? 'print:columns-3 print:gap-x-[.6rem]'
            : 'print:columns-2 print:gap-x-6 print:[&_:is(table,.print-only)]:break-inside-avoid'
        }
        slip={{
          id: 'calc-result',
          title: `Estimate for ${year}`,
          date: today,
          figure: answer,
          second: balanceOf(now),
          empty: EMPTY,
          groups: answer ? linesOf(now, { saved, before }) : [],
          ...sourcesOf(year),
          actions: <SlipActions current={shown} baseline={baseline} />,
        }}
        beneath={
          details && shownChange && before && answer ? (
            <details.LastChange label={shownChange.label} before={before} now={now} />
          ) : null
        }
        details={
          <>
            <PrintSummary now={now} saved={saved} />
            {details ? (
              <details.Details now={now} saved={saved} onShow={show} />
            ) : (
              // About as high as the details of an empty calculator, which then move the content below only a little.
              <div className="calc-pending h-66">
                {hasFailed ? (
                  <p className={`${WARNING} print:m-0 print:border-0 print:p-0`} role="alert">
                    The details of your estimate could not be loaded. Reload the page to try again.
                  </p>
                ) : null}
              </div>
            )}
          </>
        }
      >
        <form aria-label="Your numbers" onSubmit={(event) => event.preventDefault()} className="no-print">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 id="calc-numbers" className="heading" tabIndex={-1}>
              Your numbers
            </h2>
            <PartLinks hasDetails={details !== undefined} hasAnswer={answer !== undefined} />
          </div>
          <Inputs key={formKey} scenario={current} limited={limited} onEdit={edit} />
          <button type="button" className="button-quiet max-sm:w-full" onClick={startOver}>
            Start Over
          </button>
        </form>
        <Announcement answer={answer} isLimited={limited.length > 0} />
      </SlipColumns>
    </div>
  )
}
