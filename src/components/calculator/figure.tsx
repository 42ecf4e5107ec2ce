import { inCents, inPercent } from '#calculator/format'
import type { FigureUse } from '#tax/result'
import type { TaxYear } from '#tax/scenario'

export const figureText = ({ value, unit }: FigureUse): string => (unit === 'rate' ? inPercent(value) : inCents(value))

interface Props {
  name: string
  use: FigureUse
  year: TaxYear
}

/** A figure of the law that leads to where it is from. */
export function Figure({ name, use, year }: Props) {
  return (
    <a href={use.source.url} title={`${year}: ${use.source.title}`}>
      {name} {figureText(use)}
    </a>
  )
}
