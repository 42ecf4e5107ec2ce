import * as v from 'valibot'

/** Converts to lower case, because events store email addresses in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
