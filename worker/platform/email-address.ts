import * as v from 'valibot'

/** Converts the email address to lower case, because events contain email addresses in lower case. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
