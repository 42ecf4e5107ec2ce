/** Name shown for an author without a name, and for a post without authors. */
export const UNKNOWN_AUTHOR = 'Unknown Author'
