interface CopyPromise {
  path: string
  text: string
}

/** Promises in shared texts. Delete an entry once the promise is confirmed or removed. See also `unconfirmed` in brand.ts. */
export const UNCONFIRMED_PROMISES: readonly CopyPromise[] = [
  { path: 'src/catalog/services', text: 'We tell you the price before any work starts' },
  {
    path: 'src/content/personal-tax-pricing.ts',
    text: 'You will hear from us by the end of the next day the office is open',
  },
  { path: 'src/content/for-clients.ts', text: 'The portal is where you send us documents' },
  { path: 'src/content/for-clients.ts', text: 'Tell us which email address to invite' },
  { path: 'src/content/for-clients.ts', text: 'Use the link for a forgotten password on the portal’s sign-in page' },
  { path: 'src/content/for-clients.ts', text: 'Each invoice from us says how to pay it' },
  { path: 'src/content/for-clients.ts', text: 'We do not change our bank account by email' },
  { path: 'src/content/for-clients.ts', text: 'Fake. We ask in the portal or in person.' },
  { path: 'src/content/for-clients.ts', text: 'We never need your password' },
  { path: 'src/content/for-clients.ts', text: 'A clear photo of each page is fine' },
  { path: 'src/content/for-clients.ts', text: 'Fake. We never ask for either.' },
  { path: 'src/content/for-clients.ts', text: 'Fake. We give you time to check.' },
  { path: 'src/content/for-clients.ts', text: 'You are a client once both of us have signed the letter' },
  { path: 'src/content/for-clients.ts', text: 'It costs nothing' },
  { path: 'src/content/for-clients.ts', text: 'An engagement letter says what we do' },
  { path: 'src/content/for-clients.ts', text: 'We answer in English' },
  { path: 'src/shared/text-parts.ts', text: 'You will hear from us' },
  { path: 'worker/mail/kinds/confirmation.ts', text: 'We will reply by the end of' },
]

/** Sentences about the law that counsel has not confirmed. Delete an entry once counsel confirms the sentence. */
export const UNCONFIRMED_LAW: readonly (CopyPromise & { source: string })[] = [
  { path: 'src/content/for-clients.ts', text: 'The IRS usually writes a letter first.', source: 'irs.gov/scams' },
  {
    path: 'src/content/for-clients.ts',
    text: 'Federal law limits what a tax preparer may do',
    source: '26 CFR 301.7216-1',
  },
  { path: 'src/content/privacy-policy.ts', text: 'Regulation P (12 CFR Part 1016)', source: '15 U.S.C. 6801 to 6809' },
  {
    path: 'src/content/privacy-policy.ts',
    text: 'Safeguards Rule (16 CFR Part 314)',
    source: '16 CFR 314.3 and 314.4',
  },
  {
    path: 'src/content/privacy-policy.ts',
    text: 'Under section 7216 of the Internal Revenue Code',
    source: '26 U.S.C. 7216',
  },
  { path: 'src/content/privacy-policy.ts', text: 'as the law requires', source: 'R.C. 1349.19 and 16 CFR 314.4(j)' },
  {
    path: 'src/catalog/services/marketing/copy.ts',
    text: 'Federal law sets rules for commercial email',
    source: '15 U.S.C. 7704',
  },
  { path: 'src/catalog/services/marketing/copy.ts', text: 'without your signed consent', source: '26 CFR 301.7216-3' },
]
