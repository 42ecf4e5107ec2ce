import type { Brand } from './brand.ts'
import type { BrandId } from './brand-id.ts'
import type { Industry } from './industry.ts'
import { cities } from './locations.ts'
import type { ListedService, Service, ServiceId, ServiceList } from './service.ts'

export interface MenuEntry {
  /** Text of the menu entry. For a service, the text is the brand's own title. */
  label: string
  href: string
  icon?: string
  ownCopy?: true
}

export interface Menu {
  services: MenuEntry[]
  /** Services that the brand does not offer. Their pages exist, but no page links to them. */
  omitted: MenuEntry[]
  groups?: MenuEntry[]
  industries: Omit<MenuEntry, 'icon'>[]
  /** Cities in the service area. The firm's home city has no `href`, because the link would lead to the current site. */
  cities: { name: string; href?: string }[]
}

/** Details of a brand that other brands' pages may show, inside elements marked `data-brand-family`. */
export interface FamilyMember {
  id: BrandId
  name: string
  line: string
  href: string
}

export function menuOf(brand: Brand, services: readonly Service[], industries: readonly Industry[]): Menu {
  const entry = ({ id, title, link, icon }: Service): MenuEntry => ({
    label: title,
    href: link,
    icon,
    ...(brand.copy.services[id] && { ownCopy: true }),
  })
  const { hidden } = brand.services
  const { serviceGroups } = brand
  return {
    services: listedServices(brand, services).map(entry),
    omitted: ownServices(brand, services)
      .filter(({ id }) => hidden.includes(id))
      .map(entry),
    ...(serviceGroups && {
      groups: serviceGroups.map(({ id, heading }) => ({ label: heading, href: `/services#${id}` })),
    }),
    industries: industries.map(({ title, link }) => ({ label: title, href: link })),
    cities: cities.map(({ name, site }) => ({ name, ...(site && { href: site }) })),
  }
}

export function serviceLink(id: ServiceId): `/services/${string}` {
  return `/services/${id}`
}

export function industryLink(slug: string): `/industries/${string}` {
  return `/industries/${slug}`
}

export function industryImage({ id, ownDrawings }: Pick<Brand, 'id' | 'ownDrawings'>, slug: string): `/art/${string}` {
  return ownDrawings.includes(slug) ? `/art/${id}/pages.svg#${slug}` : `/art/industries.svg#${slug}`
}

/** Returns a service's menu entry, even if the brand does not offer the service. Returns undefined if the id is unknown. */
export function findService({ services, omitted }: Menu, id: string): MenuEntry | undefined {
  return [...services, ...omitted].find(({ href }) => href === serviceLink(id))
}

/** Returns a service's menu entry, even if the brand does not offer the service. @throws Error if the id is unknown. */
export function serviceEntry(menu: Menu, id: ServiceId): MenuEntry {
  const entry = findService(menu, id)
  if (!entry) throw new Error(`No service has the id "${id}". Use the name of a folder in src/catalog/services.`)
  return entry
}

export function isOmitted({ omitted }: Menu, link: string): boolean {
  return omitted.some(({ href }) => link.startsWith(href) && /^(?:[/?#]|$)/.test(link.slice(href.length)))
}

export function listedServices(brand: Brand, services: readonly Service[]): Service[] {
  return ownServices(brand, services).filter(({ id }) => !brand.services.hidden.includes(id))
}

export function groupedServices(brand: Brand, all: readonly Service[]): ServiceList {
  const listed = listedServices(brand, all).map((service) => asListed(service, brand))
  const { serviceGroups = [] } = brand
  const grouped = serviceGroups.flatMap(({ services }) => services)
  return {
    groups: serviceGroups.map((group) => ({
      ...group,
      services: listed.filter(({ id }) => group.services.includes(id)),
    })),
    others: listed.filter(({ id }) => !grouped.includes(id)),
  }
}

function asListed(service: Service, { id, copy, hasPageDrawings }: Brand): ListedService {
  const price = copy.services[service.id]?.price
  return {
    ...service,
    ...(hasPageDrawings && { image: `/art/${id}/pages.svg#${service.id}` }),
    ...(price && { price }),
  }
}

function ownServices({ services: { order, overrides } }: Brand, services: readonly Service[]): Service[] {
  return services
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((service) => ({ ...service, ...overrides[service.id] }))
}
