/** Manual checks before the launch. Each check starts with the file or folder that contains the details to check. */
export const PERSON_CHECKS: readonly string[] = [
  'src/content/stats.ts: Are the numbers on the home page true today, and can the firm prove them?',
  'src/brands: Are the opening hours, closed days, names, prices and reviews in each brand.ts and copy.ts right?',
  'src/brands: Do licenses and titles in the copy, such as CPA, match what the state has issued?',
  'src/brands: Is each review genuine, and is every paid or family review disclosed (16 CFR 465)?',
  'src/brands: Will the firm charge the published fees for at least 30 days after they last appear (31 CFR 10.30)?',
  'src/content/privacy-policy.ts: Does the firm use its client list for mailings only as 26 CFR 301.7216-2(n) allows?',
  'src/theme/fonts: Do the licenses of the fonts and drawings cover the use on these domains?',
  'src/content/privacy-policy.ts: Has a lawyer read the privacy policy and the terms of service?',
  'src/shared/locations.ts: Does each city confirm its note about taxes?',
  'docs/operations.md: Open one line in Workers Logs with all its fields. Does it contain no query string of the desk and no appointment link?',
  'docs/operations.md: In a private window, does the desk ask for a second factor after the code that Access sends by email?',
  'docs/security.md: Has counsel read the sheet of controls, and has the firm taken on its own duties (16 CFR 314.4)?',
  'src/tax: Has a tax preparer compared the figures of the current year with their sources?',
]
