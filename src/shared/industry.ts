/** Schema for src/catalog/industries/<slug>/industry.ts. */
import * as v from 'valibot'
import { line, text } from './field-schemas.ts'

export const industryFactsSchema = v.strictObject({
  title: text,
  description: line,
  /** Sort order in the menu and the carousel, lowest first. */
  order: v.number(),
})

export type IndustryFacts = v.InferInput<typeof industryFactsSchema>

/** An industry's data and the values derived from its folder name. */
export interface Industry extends IndustryFacts {
  slug: string
  link: string
}
