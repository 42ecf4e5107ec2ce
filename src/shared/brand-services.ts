/**
 * The fields of src/brands/<id>/brand.ts that name services. A brand states only what differs: every other service
 * follows in its order and belongs to the last choice of its contact form.
 */
import * as v from 'valibot'
import { text } from './field-schemas.ts'
import type { ServiceId } from './service'

export const OTHER_SERVICES = 'Other Services'

/** @param ids All services, in the order of a brand that states none. */
export function serviceFields(ids: readonly ServiceId[]) {
  const service = v.picklist(ids)
  const services = v.optional(v.array(service), [])
  return {
    /**
     * The choices of the contact form, in order, and the services that each one covers. A visitor who comes from the
     * page of one of the services finds its choice selected.
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
      v.transform((options) => withOtherServices(options, ids)),
    ),
    services: v.optional(
      v.strictObject({
        /** The services that come first, if the brand lists services in its own order. */
        order: v.pipe(
          services,
          v.transform((first) => [...first, ...ids.filter((id) => !first.includes(id))]),
        ),
        /** The brand's own titles and descriptions. */
        overrides: v.optional(
          v.record(service, v.strictObject({ title: v.optional(text), shortDescription: v.optional(text) })),
          {},
        ),
        /** Left out of the brand's menus and lists. The page still answers. */
        hidden: services,
      }),
      {},
    ),
    /** Sections of the brand's services page. Links use the ids as fragments. */
    serviceGroups: v.optional(
      v.array(v.strictObject({ id: text, heading: text, lead: text, services: v.array(service) })),
    ),
  }
}

interface ServiceOption {
  title: string
  services: ServiceId[]
}

function withOtherServices(options: readonly ServiceOption[], ids: readonly ServiceId[]): ServiceOption[] {
  const named = options.slice(0, -1)
  const others = ids.filter((id) => !named.some(({ services }) => services.includes(id)))
  return [...named, { title: OTHER_SERVICES, services: others }]
}

function allDiffer(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}
