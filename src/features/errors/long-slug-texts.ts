/** Text and limits for 404 pages of exceptionally long post URLs. Usually, a program appended text to a valid URL. */

/**
 * Maximum length of a slug that gets the usual 404 page. For a longer slug without a post or topic, visitors see the
 * 404 page for long URLs.
 */
export const LONG_SLUG_FROM = 150
/** If no post has the full slug, the page automatically looks up the slug's first characters, up to this number. */
export const AUTOMATIC_CUT = 120
/** The first and the second click on "Try Shorter URL" look up these numbers of the slug's first characters. */
export const MANUAL_CUTS = [80, 50] as const
export const MANUAL_ATTEMPTS = MANUAL_CUTS.length
export const FOUND_MS = 1200

export const longSlugTexts = {
  message: 'The URL you followed is exceptionally long, and no post has this address.',
  tagMessage: 'The URL you followed is exceptionally long, and no topic has this address.',
  reasons: [
    'A program added text to the end of the address.',
    'Two addresses were pasted one after the other.',
    'The post has moved, or we removed it.',
  ],
  failedTwice:
    'Multiple attempts to find the post failed. It may have been removed, or it may have a different address.',
  news: 'Go to News',
  tryShorter: 'Try Shorter URL',
  looking: 'Looking for the post…',
  foundTitle: 'Post found',
  reloading: 'Reloading the page...',
  redirecting: 'Taking you to it...',
  successTitle: 'Success!',
  success: 'Post found with shorter URL. Redirecting...',
  failedTitle: 'Retry failed',
  failed: 'Could not find the post with a shorter URL.',
  errorTitle: 'Retry error',
} as const

export function isLongSlug(slug: string): boolean {
  return slug.length > LONG_SLUG_FROM
}
