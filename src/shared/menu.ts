/** The entries of a brand's menus and footer. The server builds them, because they need data of all services and industries. */
import type { Brand } from './brand'
import type { BrandId } from './brand-id'
import type { Industry } from './industry'
import { cities } from './locations'
import type { Service } from './service'

export interface MenuEntry {
  label: string
  href: string
  /** True if the label is the brand's own title for the page. */
  renamed?: true
}

export interface Menu {
  services: MenuEntry[]
  industries: MenuEntry[]
  /** The firm's home city has no `href`: this site is its site. */
  cities: { name: string; href?: string }[]
}

/** The facts of a brand that pages of other brands may show, inside elements marked `data-brand-family`. */
export interface FamilyMember {
  id: BrandId
  name: string
  /** One line about the brand. */
  line: string
  /** The brand's home page. */
  href: string
}

export function menuOf(brand: Brand, services: readonly Service[], industries: readonly Industry[]): Menu {
  return {
    services: servicesOf(brand, services)
      .filter(({ id }) => !brand.services.hidden.includes(id))
      .map(({ id, title, link }) => ({
        label: title,
        href: link,
        ...(brand.services.overrides[id]?.title && { renamed: true as const }),
      })),
    industries: industries.map(({ title, link }) => ({ label: title, href: link })),
    cities: cities.map(({ name, site }) => ({ name, ...(site && { href: site }) })),
  }
}

/** The brand's own title for a page, if it has one, else the title of the page's copy. */
export function pageTitle(menu: Menu, path: string, title: string): string {
  return menu.services.find(({ href, renamed }) => renamed && href === path)?.label ?? title
}

/** All services in the brand's order, with the brand's own titles and descriptions. */
export function servicesOf({ services: { order, overrides } }: Brand, services: readonly Service[]): Service[] {
  return services
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((service) => ({ ...service, ...overrides[service.id] }))
}
