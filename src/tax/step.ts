/** Creates the steps that explain an estimate. Each step has an amount and the figures used to compute it, with their sources. */
import type { FigureKey, YearFigures } from './figures.ts'
import type { Cents } from './money.ts'
import type { FigureUse, Step, StepKey, TaxSlice } from './result.ts'

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

/** Keys of the steps that are totals. The explanation shows totals even if the amount is 0. */
export const totalKeys: readonly StepKey[] = [
  'adjusted-gross-income',
  'taxable-income',
  'federal-total',
  'ohio-taxable-income',
  'ohio-total',
]

export const isShown = ({ key, amount }: Step): boolean => amount !== 0 || totalKeys.includes(key)
