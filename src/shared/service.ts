/** The schema of src/catalog/services/<id>/service.ts. */
import * as v from 'valibot'
import type { Price } from './brand-slots.ts'
import { line, text } from './field-schemas.ts'

/** The name of a folder in src/catalog/services/. The code that reads the folders validates the name. */
export type ServiceId = string

export const serviceFactsSchema = v.strictObject({
  title: text,
  shortDescription: line,
  /** Two sentences that describe the service. */
  description: text,
  /** Name of an icon at https://phosphoricons.com. */
  icon: text,
  features: v.tuple([text, text, text, text, text, text]),
  /** By default, brands list services in the order of priority, lowest number first, and services of equal priority by id. */
  priority: v.number(),
})

export type ServiceFacts = v.InferInput<typeof serviceFactsSchema>

/** A service's facts, and values that derive from the name of the service's folder. */
export interface Service extends ServiceFacts {
  id: ServiceId
  link: string
  /** URL of the drawing in the brand's colors, 320 by 200 units. */
  image: `/art/${string}`
}

/** A service in the brand's list, with a price if the brand has set a price. */
export interface ListedService extends Service {
  price?: Price
}

export interface ServiceList {
  groups: readonly { id: string; heading: string; lead: string; services: readonly ListedService[] }[]
  /** Services that are not in any section. */
  others: readonly ListedService[]
}

/** The fields that determine a service's position in lists. */
export type RankedService = Pick<Service, 'id' | 'priority'>

/** The fields that the home page shows for each service. */
export type ServiceCard = Pick<Service, 'id' | 'title' | 'shortDescription'>
