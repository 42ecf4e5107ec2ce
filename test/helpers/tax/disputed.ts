/**
 * Expected amounts that contradict the law, with the law. They run and are listed like all others. A dispute applies only
 * to the amount it names; any other amount for the same case is an ordinary miss.
 */
type Dispute = { expected: number; law: string }

const salesTax = (expected: number): Dispute => ({
  expected,
  law: '26 U.S.C. 1411(c)(1)(B) deducts only allowed deductions, and 63(b) allows none for state taxes with the standard deduction; the expected amount deducts a Texas sales tax that the origin assumes',
})

export const disputed: Record<string, Record<string, Dispute>> = {
  'ts25-oh-9999': {
    additional_child_tax_credit: {
      expected: 409.52,
      law: '26 U.S.C. 24(b)(1) reduces the credit by $50 for each $1,000 "or fraction thereof", which leaves 400 of 6,600; none of it is refundable under 24(d), because the tax is more',
    },
  },
  'ts25-se-39522': { federal_income_tax: salesTax(53058.22), net_investment_income_tax: salesTax(739.74) },
}
