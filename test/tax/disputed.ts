/**
 * Expected amounts that the law does not give. They are put and shown like all others; each names what it breaks.
 * A dispute holds for the amount it names: another expected amount under the same id is an ordinary miss.
 */
type Dispute = { expected: number; law: string }

const salesTax = (expected: number): Dispute => ({
  expected,
  law: '26 U.S.C. 1411(c)(1)(B) takes off only deductions that are allowed, and 63(b) allows none for state taxes beside the standard deduction; this amount is less a sales tax of Texas that the origin supposes',
})

export const disputed: Record<string, Record<string, Dispute>> = {
  'ts25-oh-9999': {
    additional_child_tax_credit: {
      expected: 409.52,
      law: '26 U.S.C. 24(b)(1) takes $50 for each $1,000 "or fraction thereof": of 6,600 there remain 400, and none is refundable under 24(d), because the tax is more',
    },
  },
  'ts25-se-39522': { federal_income_tax: salesTax(53058.22), net_investment_income_tax: salesTax(739.74) },
}
