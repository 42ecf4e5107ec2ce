/** What the menus and the footer of a brand list: made on the server, since it takes every brand's and page's data. */
import type { Brand } from './brand'
import type { BrandId } from './brand-id'
import { cities } from './locations'
import type { Service } from './service'

export interface MenuEntry {
  label: string
  href: string
  /** The brand's own name for what the page itself calls otherwise. */
  renamed?: true
}

export interface Menu {
  services: MenuEntry[]
  industries: MenuEntry[]
  /** The firm's own city has no address of its own: one is there already. */
  cities: { name: string; href?: string }[]
}

/** One of the brands under one roof; shown only inside elements marked `data-brand-family`. */
export interface FamilyMember {
  id: BrandId
  name: string
  /** What it does, in a line. */
  line: string
  /** Its own home page. */
  href: string
}

export function menuOf(
  brand: Brand,
  services: Record<string, Service>,
  industries: readonly { title: string; link: string }[],
): Menu {
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

/** What a page is called: by its brand's own name where it has one, else as its copy says. */
export function pageTitle(menu: Menu, path: string, title: string): string {
  return menu.services.find(({ href, renamed }) => renamed && href === path)?.label ?? title
}

/** The catalogue in a brand's order and words. */
export function servicesOf(brand: Brand, services: Record<string, Service>): Service[] {
  return brand.services.order.flatMap((id) => {
    const service = services[id]
    const { title, shortDescription } = brand.services.overrides[id] ?? {}
    return service ? [{ ...service, ...(title && { title }), ...(shortDescription && { shortDescription }) }] : []
  })
}
