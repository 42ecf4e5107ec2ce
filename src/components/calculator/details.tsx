/** Explains the result. This code loads when a visitor starts to use the calculator: see use-details.ts. */
import './tables.css'
import { answerOf } from '#calculator/answer.ts'
import type { ScenarioPair } from '#calculator/fragment.ts'
import type { Outcome } from '#calculator/outcome.ts'
import { Charts } from '#components/calculator/charts.tsx'
import { Compare } from '#components/calculator/compare.tsx'
import { Quarterly } from '#components/calculator/quarterly.tsx'
import { Steps } from '#components/calculator/steps.tsx'
import './print-slip.css'
import './print.css'

export { LastChange } from '#components/calculator/last-change.tsx'

interface Props {
  now: Outcome
  saved: Outcome | null
  onShow(next: ScenarioPair): void
}

/** Without an answer, only the comparison has something to offer. */
export function Details({ now, saved, onShow }: Props) {
  const hasAnswer = answerOf(now) !== undefined
  return (
    <div className="calc-below slip-parts">
      {hasAnswer ? <Charts outcome={now} /> : null}
      <Compare now={now} saved={saved} onShow={onShow} />
      {hasAnswer ? (
        <>
          <Quarterly result={now.result} />
          <div>
            <Steps {...now} />
            <p className="calc-note no-print">
              This estimate leaves out some taxes and credits: <a href="#left-out">see the list</a>.
            </p>
          </div>
        </>
      ) : null}
    </div>
  )
}
