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
