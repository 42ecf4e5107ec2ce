/** Reads the content that does not come from Ghost, such as the brand's own copy and the service catalog. */
import { brands } from '#brands/index.ts'
import { industries } from '#catalog/industries/index.ts'
import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { type BrandReader, HOME_INDUSTRIES, HOME_SERVICES, type Home } from '#shared/content.ts'
import { type FamilyMember, groupedServices, listedServices, type Menu, menuOf } from '#shared/menu.ts'
import { homePage, type Site } from './brand.ts'
import { dutyDays } from './duty-days.ts'

export function brandReader(site: Site): BrandReader {
  const { brand, address } = site
  return {
    home: async () => homeOf(site),
    domainTest: async () => ({
      address,
      family: brands.map((member) => ({ ...familyMember(member, site), domain: member.domainValue })),
    }),
    copy: async (page) => brand.copy[page],
    services: async () => groupedServices(brand, services),
    industries: async () => industries,
  }
}

/** Returns only the fields that the home page shows, because the browser receives every field as part of the page's data. */
function homeOf(site: Site): Home {
  const { brand } = site
  return {
    copy: brand.copy.home,
    services: listedServices(brand, services)
      .slice(0, HOME_SERVICES)
      .map(({ id, title, shortDescription }) => ({ id, title, shortDescription })),
    serviceCount: services.length,
    industries: industries
      .slice(0, HOME_INDUSTRIES)
      .map(({ slug, title, description }) => ({ slug, title, description })),
    family: brands.map((member) => familyMember(member, site)),
    dates: dutyDays(brand.copy.home.hero.idea, new Date().toISOString()),
  }
}

function familyMember(brand: Brand, site: Site): FamilyMember {
  const { id, familyLine: line, name } = brand
  return { id, line, name, href: homePage(brand, site) }
}

const menus = new Map<BrandId, Menu>()

export function brandMenu(brand: Brand): Menu {
  const menu = menus.get(brand.id) ?? menuOf(brand, services, industries)
  menus.set(brand.id, menu)
  return menu
}
