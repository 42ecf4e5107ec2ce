/** Schema of src/catalog/industries/<slug>/industry.ts. */
import * as v from 'valibot'
import { line, text } from './field-schemas.ts'

export const industryFactsSchema = v.strictObject({
  title: text,
  description: line,
  /** Position of the industry in the menu and the carousel, lowest first. */
  order: v.number(),
})

export type IndustryFacts = v.InferInput<typeof industryFactsSchema>

/** Facts about an industry, and values that derive from the name of the industry's folder. */
export interface Industry extends IndustryFacts {
  slug: string
  link: string
}
