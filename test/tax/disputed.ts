/**
 * Expected amounts that the law does not give. They are put and shown like all others; each names what it breaks.
 * A dispute holds for the amount it names: another expected amount under the same id is an ordinary miss.
 */
type Dispute = { expected: number; law: string }

export const disputed: Record<string, Record<string, Dispute>> = {
  'ts25-oh-9999': {
    additional_child_tax_credit: {
      expected: 409.52,
      law: '26 U.S.C. 24(b)(1) takes $50 for each $1,000 "or fraction thereof": of 6,600 there remain 400, and none is refundable under 24(d), because the tax is more',
    },
  },
}
