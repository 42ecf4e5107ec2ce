/** What a brand says of itself, out of its file and the catalogues. The only file of worker/ that reads copy. */
import { family } from '#brands/family'
import { brands } from '#brands/index'
import industries from '#content/industries'
import { services } from '#content/services'
import type { Brand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import { type BrandReader, HOME_SERVICES, type Home } from '#shared/content'
import { type FamilyMember, type Menu, menuOf, servicesOf } from '#shared/menu'
import type { Site } from './brand'

export function brandReader({ brand, address }: Site): BrandReader {
  return {
    home: async () => homeOf(brand),
    domainTest: async () => ({ address, family: familyMembers() }),
    copy: async (page) => brand.copy[page],
    services: async () => servicesOf(brand, services),
  }
}

/** Cards carry no more than home shows of them. */
function homeOf(brand: Brand): Home {
  const shown = servicesOf(brand, services).filter(({ id }) => !brand.services.hidden.includes(id))
  return {
    copy: brand.copy.home,
    services: shown
      .slice(0, HOME_SERVICES)
      .map(({ id, title, shortDescription, icon, link }) => ({ id, title, shortDescription, icon, link })),
    family: familyMembers(),
  }
}

function familyMembers(): FamilyMember[] {
  return family.map(({ id, line }) => ({ id, line, name: brands[id].name, href: `https://${brands[id].domain}/` }))
}

const menus = new Map<BrandId, Menu>()

/** Made once a brand: nothing in it depends on the request. */
export function brandMenu(brand: Brand): Menu {
  const menu = menus.get(brand.id) ?? menuOf(brand, services, industries)
  menus.set(brand.id, menu)
  return menu
}
