/** For groups that test only the tax on taxable income: the Tax Table, the computation worksheet and the gains worksheet. */
import type { YearFigures } from '#tax/figures'
import { incomeTax } from '#tax/income-tax'
import type { Adapter, Inputs } from '../case.ts'
import { statusOf } from './plain.ts'

export const names = [
  'filing_status',
  'taxable_income',
  'row_at_least',
  'row_less_than',
  'qualified_dividends_included',
  'long_term_capital_gain_included',
  'net_capital_gain_included',
]

function taxFor(inputs: Inputs, figures: YearFigures) {
  const preferred =
    inputs.cents('qualified_dividends_included') +
    inputs.cents('long_term_capital_gain_included') +
    inputs.cents('net_capital_gain_included')
  return incomeTax(inputs.cents('taxable_income'), preferred, statusOf(inputs), figures)
}

export const taxTable: Adapter = (inputs, _, figures) => ({
  federal_income_tax_before_credits: () => (taxFor(inputs, figures).taxFromTable ?? Number.NaN) / 100,
})

/** The worksheet uses the Tax Table for small amounts and the formula above. */
export const worksheet: Adapter = (inputs, _, figures) => ({
  federal_income_tax_before_credits: () => {
    const tax = taxFor(inputs, figures)
    return (tax.taxFromTable ?? tax.taxBeforeCredits) / 100
  },
})
