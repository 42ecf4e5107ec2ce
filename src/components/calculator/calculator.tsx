import '../../theme/calculator.css'
import { useDeferredValue, useMemo } from 'react'
import type { Shared } from '#calculator/fragment'
import { leftOutPhrases } from '#calculator/left-out'
import { useScenario } from '#calculator/use-scenario'
import { Charts } from '#components/calculator/charts'
import { Compare } from '#components/calculator/compare'
import { Inputs } from '#components/calculator/inputs'
import { Quarterly } from '#components/calculator/quarterly'
import { Moved, Steps } from '#components/calculator/steps'
import { Summary, SummaryBar } from '#components/calculator/summary'
import { Sheet, TakeAlong } from '#components/calculator/take-along'
import { estimate } from '#tax/estimate'
import type { Estimate } from '#tax/result'
import { emptyScenario, type Scenario } from '#tax/scenario'

/** The form with its result beside it, and below what explains it. */
export function Calculator() {
  const { current, kept, generation, broken, last, edit, go } = useScenario()
  // The key that was pressed is drawn first, the result right after.
  const shown = useDeferredValue(current)
  const lastShown = useDeferredValue(last)
  const result = useMemo(() => estimate(shown), [shown])
  const before = useMemo(() => lastShown && estimate(lastShown.before), [lastShown])
  return (
    <div className="calc">
      {broken ? (
        <p className="calc-caveats" role="alert">
          The link to this page was not whole, so the calculator begins anew. Nothing was taken from it.
        </p>
      ) : null}
      <div className="calc-main no-print">
        <form aria-label="Your numbers" onSubmit={(event) => event.preventDefault()}>
          <h2 className="section-heading">Your numbers</h2>
          <Inputs key={generation} scenario={current} adjusted={result.adjusted} onEdit={edit} />
          <SummaryBar result={result} />
        </form>
        <div className="calc-side">
          <Summary result={result} />
          {lastShown && before && before.total + result.total > 0 ? (
            <Moved label={lastShown.label} before={before} after={result} />
          ) : null}
        </div>
      </div>
      <div className="calc-below no-print">
        <Below scenario={shown} result={result} kept={kept} onGo={go} />
      </div>
      <Sheet scenario={shown} result={result} />
    </div>
  )
}

interface BelowProps {
  scenario: Scenario
  result: Estimate
  kept: Scenario | null
  onGo(next: Shared): void
}

function Below({ scenario, result, kept, onGo }: BelowProps) {
  return (
    <>
      <Charts scenario={scenario} result={result} />
      <Compare current={scenario} kept={kept} onGo={onGo} />
      <Quarterly result={result} />
      <Steps result={result} />
      <p className="calc-note">Left out: {result.leftOut.map((key) => leftOutPhrases[key]).join('; ')}.</p>
      <TakeAlong current={scenario} kept={kept} onReset={() => onGo({ current: emptyScenario, kept: null })} />
    </>
  )
}
