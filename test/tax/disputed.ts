/**
 * Expected amounts that the law does not give. They are put and shown like all others; each names what it breaks.
 * A dispute holds for the amount it names: another expected amount under the same id is an ordinary miss.
 */
type Dispute = { expected: number; law: string }

const gains = (expected: number): Dispute => ({
  expected,
  law: '26 U.S.C. 199A(a) takes the net capital gain of section 1(h), and 1222(11) leaves short-term gains out of it; this amount takes them off the limit of 20 % of taxable income',
})

export const disputed: Record<string, Record<string, Dispute>> = {
  'ts25-oh-9999': {
    additional_child_tax_credit: {
      expected: 409.52,
      law: '26 U.S.C. 24(b)(1) takes $50 for each $1,000 "or fraction thereof": of 6,600 there remain 400, and none is refundable under 24(d), because the tax is more',
    },
  },
  'ts25-se-28638': {
    qbi_deduction: gains(5382.16),
    federal_taxable_income: gains(22472.75),
    federal_income_tax: gains(53.74),
  },
}

/**
 * Not a miss, but not our rule either. TAXSIM takes state income tax off net investment income of people with the
 * standard deduction. Section 1411(c)(1)(B) takes off only deductions that are allowed, and section 63(b) allows them
 * none for state taxes. The adapter of its Ohio group therefore puts that tax in as an expense of Form 8960, part II,
 * where an itemizer's would stand; the estimator by itself takes none off.
 */
export const assumption = {
  group: 'taxsim_2025_oh',
  says: 'put with state income tax as an expense of Form 8960, as TAXSIM takes it off even with the standard deduction',
} as const
