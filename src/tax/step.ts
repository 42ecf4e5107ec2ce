/** One line of what moved the result: an amount, and the figures of the law behind it, each with its source. */
import type { FigureKey, YearFigures } from './figures.ts'
import type { FigureUse, Step, StepKey, TaxSlice } from './result.ts'
import type { Cents } from './scenario.ts'

export type Use = readonly [figure: FigureKey, value: number, unit?: FigureUse['unit']]
export type StepMaker = (key: StepKey, amount: Cents, ...uses: Use[]) => Step

export const stepMaker =
  (figures: YearFigures): StepMaker =>
  (key, amount, ...uses) => ({
    key,
    amount,
    figures: uses.map(([figure, value, unit = 'cents']) => ({ figure, value, unit, source: figures[figure].source })),
  })

export const slicesUsed = (figure: FigureKey, slices: readonly TaxSlice[]): Use[] =>
  slices.flatMap(({ rate, upTo }): Use[] => [
    [figure, rate, 'rate'],
    ...(upTo === null ? [] : [[figure, upTo] as const]),
  ])

/** Rows in which the ones above come together; they stand at nothing, too. */
export const totals: readonly StepKey[] = [
  'adjusted-gross-income',
  'taxable-income',
  'federal-total',
  'ohio-taxable-income',
  'ohio-total',
]

export const moved = ({ key, amount }: Step): boolean => amount !== 0 || totals.includes(key)
