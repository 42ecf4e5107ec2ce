import { inCents, inPercent } from '#calculator/format'
import type { FigureUse } from '#tax/result'
import type { TaxYear } from '#tax/scenario'
import { sourceName, sources } from '#tax/sources'

export const figureText = ({ value, unit }: FigureUse): string =>
  unit === 'rate' ? inPercent(value) : unit === 'cents' ? inCents(value) : `${value}`

/** A figure of the law that leads to where it is from. */
export function Figure({ use, year }: { use: FigureUse; year: TaxYear }) {
  return (
    <a href={sources[use.source].url} rel="noopener" title={`${year}: ${sourceName(use.source)}`}>
      {figureText(use)}
    </a>
  )
}
