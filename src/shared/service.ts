import * as v from 'valibot'
import type { Price } from './brand-slots.ts'
import { line, text } from './field-schemas.ts'

/** A service's id, which is its folder name in src/catalog/services/. The code that reads the folders validates the name. */
export type ServiceId = string

export const serviceFactsSchema = v.strictObject({
  title: text,
  shortDescription: line,
  /** Two sentences that describe the service to visitors. */
  description: text,
  /** Name of the service's icon at https://phosphoricons.com. */
  icon: text,
  features: v.tuple([text, text, text, text, text, text]),
  /** Sort order in lists, lowest first. Services with the same priority are sorted by id. A brand may override this order. */
  priority: v.number(),
})

export type ServiceFacts = v.InferInput<typeof serviceFactsSchema>

export interface Service extends ServiceFacts {
  id: ServiceId
  link: string
  /** URL of the service's drawing in the brand's colors. The drawing is 320 by 200 units. */
  image: `/art/${string}`
}

export interface ListedService extends Service {
  price?: Price
}

export interface ServiceList {
  groups: readonly { id: string; heading: string; lead: string; services: readonly ListedService[] }[]
  others: readonly ListedService[]
}

export type RankedService = Pick<Service, 'id' | 'priority'>

export type ServiceCard = Pick<Service, 'id' | 'title' | 'shortDescription'>
