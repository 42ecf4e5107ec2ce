/** Checks before the launch that only a person can do. The launch check prints them and does not fail. */
interface PersonCheck {
  /** The file or folder with the facts. */
  path: string
  question: string
}

export const PERSON_CHECKS: readonly PersonCheck[] = [
  {
    path: 'src/content/stats.ts',
    question: 'Are the numbers on the home page true today, and can the firm prove them?',
  },
  {
    path: 'src/brands',
    question: 'Are the opening hours, closed days, names, prices and reviews in each brand.ts and copy.ts right?',
  },
  {
    path: 'src/brands',
    question: 'Do licenses and titles in the copy, such as CPA, match what the state has issued?',
  },
  {
    path: 'src/brands',
    question: 'Is each review genuine, and is every paid or family review disclosed (16 CFR 465)?',
  },
  {
    path: 'src/brands',
    question: 'Will the firm charge the published fees for at least 30 days after they last appear (31 CFR 10.30)?',
  },
  {
    path: 'src/content/privacy-policy.ts',
    question: 'Does the firm use its client list for mailings only as 26 CFR 301.7216-2(n) allows?',
  },
  { path: 'src/theme/fonts', question: 'Do the licenses of the fonts and drawings cover the use on these domains?' },
  { path: 'src/content/privacy-policy.ts', question: 'Has a lawyer read the privacy policy and the terms of service?' },
  { path: 'src/shared/locations.ts', question: 'Does each city confirm its note about taxes?' },
  {
    path: 'docs/operations.md',
    question:
      'Open one line in Workers Logs with all its fields. Does it contain no query string of the desk and no appointment link?',
  },
  { path: 'src/tax', question: 'Has a tax preparer compared the figures of the current year with their sources?' },
]
