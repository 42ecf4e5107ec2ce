/** The brand's own content: its folder, and the catalogs of services and industries. */
import { brands } from '#brands/index'
import { industries } from '#industries/index'
import { services } from '#services/index'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { type BrandReader, HOME_INDUSTRIES, HOME_SERVICES, type Home } from '#shared/content'
import { type FamilyMember, listedServices, type Menu, menuOf } from '#shared/menu'
import type { Site } from './brand'
import { dutyDays } from './duty-days'

export function brandReader({ brand, address }: Site): BrandReader {
  return {
    home: async () => homeOf(brand),
    domainTest: async () => ({
      address,
      family: brands.map((member) => ({ ...familyMember(member), domain: member.domainValue })),
    }),
    copy: async (page) => brand.copy[page],
    services: async () => listedServices(brand, services),
    industries: async () => industries,
  }
}

/** A home page's cards have only the fields that it shows, because they are part of the page's data. */
function homeOf(brand: Brand): Home {
  return {
    copy: brand.copy.home,
    services: listedServices(brand, services)
      .slice(0, HOME_SERVICES)
      .map(({ id, title, shortDescription, link }) => ({ id, title, shortDescription, link })),
    serviceCount: services.length,
    industries: industries
      .slice(0, HOME_INDUSTRIES)
      .map(({ slug, title, description, link }) => ({ slug, title, description, link })),
    family: brands.map(familyMember),
    dates: dutyDays(brand.copy.home.hero.idea, new Date().toISOString()),
  }
}

function familyMember({ id, familyLine: line, name, domain }: Brand): FamilyMember {
  return { id, line, name, href: `https://${domain}/` }
}

const menus = new Map<BrandId, Menu>()

/** The menu depends on the brand only, so each isolate builds it once per brand. */
export function brandMenu(brand: Brand): Menu {
  const menu = menus.get(brand.id) ?? menuOf(brand, services, industries)
  menus.set(brand.id, menu)
  return menu
}
