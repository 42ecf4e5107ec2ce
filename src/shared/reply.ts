/** A saved reply to an inquiry. The subject and the body may contain {name}, {service} and {reference}. */
import * as v from 'valibot'
import { text } from './field-schemas.ts'

export const reply = v.strictObject({ title: text, subject: v.pipe(text, v.maxLength(100)), body: text })

export type Reply = v.InferOutput<typeof reply>
