import * as v from 'valibot'

/** Converts the email address to lowercase, because stored leads have lowercase addresses. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
