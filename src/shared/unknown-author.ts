/** Shown if an author has no name, or if a post has no authors. */
export const UNKNOWN_AUTHOR = 'Unknown Author'
