/** Name of an author without a name, and of the author of a post without authors. */
export const UNKNOWN_AUTHOR = 'Unknown Author'
