import * as v from 'valibot'

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** Validation schema for a one-line description in a list or card. */
export const line = v.pipe(text, v.maxLength(110))
