/**
 * Schemas for the brand.ts fields that list services. Services that a field does not list come after the listed services, in
 * priority order. In the contact form, the last option covers all unlisted services.
 */
import * as v from 'valibot'
import { text } from './field-schemas.ts'
import { type RankedService, type ServiceId, serviceFactsSchema } from './service.ts'

export const OTHER_SERVICES = 'Other Services'

const override = v.partial(v.omit(serviceFactsSchema, ['icon']))

const minutes = v.pipe(
  v.number(),
  v.minValue(15, 'must be 15 minutes or more'),
  v.maxValue(240, 'must be 240 minutes or less'),
  v.multipleOf(15, 'must be quarters of an hour'),
)

export function serviceFields(all: readonly RankedService[]) {
  const service = v.picklist(all.map(({ id }) => id))
  const services = v.optional(v.array(service), [])
  return {
    /**
     * Options of the contact form's service field, in order. Each option covers one or more services. If the visitor
     * comes from a service page, that service's option is preselected.
     */
    serviceOptions: v.pipe(
      v.array(v.strictObject({ title: text, services })),
      v.check(
        (options) => options.at(-1)?.title === OTHER_SERVICES,
        `the last choice must be "${OTHER_SERVICES}", because it covers all services that no other choice names`,
      ),
      v.check((options) => allDiffer(options.map(({ title }) => title)), 'two choices have the same title'),
      v.check(
        (options) => allDiffer(options.flatMap((option) => option.services)),
        'two choices name the same service',
      ),
      v.transform((options) => withOtherServices(options, all)),
    ),
    services: v.pipe(
      v.optional(
        v.strictObject({
          order: services,
          overrides: v.optional(v.record(service, override), {}),
          /** Services that do not appear in the brand's menus, lists, links or sitemap. These services still have pages. */
          hidden: services,
        }),
        {},
      ),
      v.transform((fields) => ({ ...fields, order: fullOrder(fields, all) })),
    ),
    /** Appointment length in minutes for each service. The default is 60 minutes. */
    meetingMinutes: v.optional(v.record(service, minutes), {}),
    serviceGroups: v.optional(
      v.array(v.strictObject({ id: text, heading: text, lead: text, services: v.array(service) })),
    ),
  }
}

export function listedIds({ order, hidden }: Record<'order' | 'hidden', readonly ServiceId[]>): ServiceId[] {
  return order.filter((id) => !hidden.includes(id))
}

interface OrderFields {
  order: readonly ServiceId[]
  overrides: Readonly<Record<ServiceId, { priority?: number | undefined }>>
}

/** Returns all services in the brand's order. Services with the same priority keep their order in `all`. */
function fullOrder({ order, overrides }: OrderFields, all: readonly RankedService[]): ServiceId[] {
  const priorityOf = ({ id, priority }: RankedService) => overrides[id]?.priority ?? priority
  const others = all
    .filter(({ id }) => !order.includes(id))
    .toSorted((one, other) => priorityOf(one) - priorityOf(other))
  return [...order, ...others.map(({ id }) => id)]
}

interface ServiceOption {
  title: string
  services: ServiceId[]
}

function withOtherServices(options: readonly ServiceOption[], all: readonly RankedService[]): ServiceOption[] {
  const named = options.slice(0, -1)
  const others = all.map(({ id }) => id).filter((id) => !named.some(({ services }) => services.includes(id)))
  return [...named, { title: OTHER_SERVICES, services: others }]
}

function allDiffer(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
