/** Groups that put taxable income to the rates alone: the IRS's table, computation worksheet and gains worksheet. */
import { incomeTax } from '#tax/income-tax'
import type { Adapter } from '../case.ts'
import { statusOf } from './plain.ts'

export const names = [
  'filing_status',
  'taxable_income',
  'row_at_least',
  'row_less_than',
  'qualified_dividends_included',
  'long_term_capital_gain_included',
]

const taxFor: (...of: Parameters<Adapter>) => ReturnType<typeof incomeTax> = (inputs, _year, figures) => {
  const preferred = inputs.cents('qualified_dividends_included') + inputs.cents('long_term_capital_gain_included')
  return incomeTax(inputs.cents('taxable_income'), preferred, statusOf(inputs), figures)
}

export const taxTable: Adapter = (inputs, year, figures) => ({
  federal_income_tax_before_credits: () => (taxFor(inputs, year, figures).taxFromTable ?? Number.NaN) / 100,
})

/** A worksheet worked by hand has the table where its lines do, and the formula above. */
export const worksheet: Adapter = (inputs, year, figures) => ({
  federal_income_tax_before_credits: () => {
    const tax = taxFor(inputs, year, figures)
    return (tax.taxFromTable ?? tax.taxBeforeCredits) / 100
  },
})
