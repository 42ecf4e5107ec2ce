/** The texts of the 404 page, and how long it waits before it leads home, s. */
export const NOT_FOUND_SECONDS = 5

export const notFoundTexts = {
  title: 'Page not found',
  message: "Oops! The page you're looking for cannot be found.",
  reasons: [
    'The address was typed or copied with a slip.',
    'The page has moved, and the link you followed is an old one.',
    'The page was about something that is over, and was taken down.',
  ],
  countdown: (seconds: number) => `Redirecting to homepage in ${seconds} seconds...`,
  stay: 'Stay on this page',
  stayed: 'You stay on this page.',
  home: 'Return Home Now',
  support: 'Contact Support',
} as const
