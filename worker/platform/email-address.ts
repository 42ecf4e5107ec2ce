import * as v from 'valibot'

/** Lower case, as events record it. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
