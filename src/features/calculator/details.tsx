/**
 * Explains the calculator's result. The browser loads this code when the visitor starts to use the calculator. See
 * use-details.ts.
 */
import { Charts } from './charts.tsx'
import { Compare } from './compare.tsx'
import { answerOf } from './model/answer.ts'
import type { ScenarioPair } from './model/fragment.ts'
import type { Outcome } from './model/outcome.ts'
import { Quarterly } from './quarterly.tsx'
import { Steps } from './steps.tsx'
import './print.css'

export { LastChange } from './last-change.tsx'

interface Props {
  now: Outcome
  saved: Outcome | null
  onShow(next: ScenarioPair): void
}

export function Details({ now, saved, onShow }: Props) {
  const hasAnswer = answerOf(now) !== undefined
  return (
    <div className="grid gap-[--part-gap] print:block print:[&_a]:text-black print:[&_a]:no-underline print:[&_a]:after:content-none! [&>*>:last-child]:mb-0">
      {hasAnswer ? <Charts outcome={now} isPrinted={!saved} /> : null}
      <Compare now={now} saved={saved} onShow={onShow} />
      {hasAnswer ? (
        <>
          <Quarterly result={now.result} />
          <Steps {...now} />
        </>
      ) : null}
    </div>
  )
}
