import * as v from 'valibot'
import { line, text } from './field-schemas.ts'

export const industryFactsSchema = v.strictObject({
  title: text,
  description: line,
  order: v.number(),
})

export type IndustryFacts = v.InferInput<typeof industryFactsSchema>

export interface Industry extends IndustryFacts {
  slug: string
  link: string
}
