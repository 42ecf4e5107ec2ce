export const UNKNOWN_AUTHOR = 'Unknown Author'
