import * as v from 'valibot'

/** Lower case, as in events. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
