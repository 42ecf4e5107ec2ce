interface Props {
  hasDetails: boolean
  hasAnswer: boolean
}

/** Links to those parts of the estimate that the page currently contains. */
export function PartLinks({ hasDetails, hasAnswer }: Props) {
  return (
    <nav aria-label="Your estimate" className="calc-part-links">
      <a href="#calc-result">Result</a>
      {hasDetails && hasAnswer ? <a href="#calc-charts">Breakdown</a> : null}
      {hasDetails ? <a href="#calc-compare">Compare</a> : null}
      {hasDetails && hasAnswer ? <a href="#calc-quarterly">Quarterly</a> : null}
    </nav>
  )
}
