export const NOT_FOUND_SECONDS = 5

export const notFoundTexts = {
  title: 'Page Not Found',
  message: "Oops! The page you're looking for cannot be found.",
  /** The words before the link to the suggested page on the 404 page. A question mark follows the link. */
  didYouMean: 'Did you mean',
  mayBe: 'This may be because:',
  reasons: [
    'The address was mistyped or copied incompletely.',
    'The page has moved, and the link you followed is outdated.',
    'The page was about something that has ended, and we removed it.',
  ],
  countdown: (seconds: number) => `Redirecting to homepage in ${seconds} seconds...`,
  stay: 'Stay on This Page',
  stayed: 'The countdown has stopped. You will stay on this page.',
  home: 'Return Home Now',
  support: 'Contact Support',
} as const
