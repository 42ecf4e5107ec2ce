import * as v from 'valibot'

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
export const line = v.pipe(text, v.maxLength(110))
