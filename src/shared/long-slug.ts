/** Addresses of posts that are exceptionally long: most often a link that something was added to. Texts of the spec. */

/** A slug of more characters than this is exceptionally long. */
export const LONG_SLUG_FROM = 150
/** What is left of it at the automatic try, and at each try by hand. */
export const AUTOMATIC_CUT = 120
export const MANUAL_CUTS = [80, 50] as const
export const MANUAL_ATTEMPTS = MANUAL_CUTS.length

export const longSlugTexts = {
  message: 'The URL you followed is exceptionally long, and there is no post under it.',
  failedTwice:
    'Multiple attempts to find the post failed. It may have been removed, or its address may be another one.',
  news: 'Go to News',
  tryShorter: 'Try Shorter URL',
  looking: 'Looking for the post…',
  foundTitle: 'Post found',
  reloading: 'The page is loaded anew.',
  redirecting: 'You are taken to it.',
  successTitle: 'Success!',
  success: 'Post found with shorter URL. Redirecting...',
  failedTitle: 'Retry failed',
  failed: 'Could not find the post with a shorter URL.',
  errorTitle: 'Retry error',
} as const

export function isLongSlug(slug: string): boolean {
  return slug.length > LONG_SLUG_FROM
}
