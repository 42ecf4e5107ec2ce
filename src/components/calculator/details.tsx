/** Explains the result. This code loads when a visitor starts to use the calculator: see use-details.ts. */
import './tables.css'
import type { ScenarioPair } from '#calculator/fragment'
import type { Part } from '#calculator/parts'
import { Charts } from '#components/calculator/charts'
import { Compare } from '#components/calculator/compare'
import { PrintSummary } from '#components/calculator/print-summary'
import { Quarterly } from '#components/calculator/quarterly'
import { Steps } from '#components/calculator/steps'
import type { Estimate } from '#tax/result'
import './print.css'

export { LastChange } from '#components/calculator/last-change'

interface Props extends ScenarioPair {
  result: Estimate
  parts: readonly Part[]
  baselineParts: readonly Part[] | null
  onShow(next: ScenarioPair): void
}

export function Details({ current, baseline, result, parts, baselineParts, onShow }: Props) {
  return (
    <div className="calc-below">
      <PrintSummary current={current} baseline={baseline} result={result} />
      <Charts parts={parts} result={result} />
      <Compare current={current} baseline={baseline} parts={parts} baselineParts={baselineParts} onShow={onShow} />
      <Quarterly result={result} />
      <Steps result={result} />
      <p className="calc-note no-print">
        This estimate leaves out some taxes and credits: <a href="#left-out">see the list</a>.
      </p>
    </div>
  )
}
