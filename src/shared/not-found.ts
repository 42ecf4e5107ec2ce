/** The texts of the 404 page. */
export const notFoundTexts = {
  message: "Oops! The page you're looking for cannot be found.",
  reasons: [
    'The address was typed or copied with a slip.',
    'The page has moved, and the link you followed is an old one.',
    'The page was about something that is over, and was taken down.',
  ],
  home: 'Return Home Now',
  support: 'Contact Support',
} as const
