import * as v from 'valibot'

/** Converts a staff member's email address to lowercase, because DESK_STAFF and D1 contain it in lowercase. */
export const emailAddress = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))
