import * as v from 'valibot'
import { line, text } from './field-schemas.ts'

export const industryFactsSchema = v.strictObject({
  title: text,
  description: line,
  /** Sort order in the menu and the carousel, lowest first. */
  order: v.number(),
})

export type IndustryFacts = v.InferInput<typeof industryFactsSchema>

export interface Industry extends IndustryFacts {
  slug: string
  link: string
}
