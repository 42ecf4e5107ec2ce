import { brands, getBrand } from '#brands/index.ts'
import type { Brand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'

/** All brands share one style sheet that names every brand's fonts, so a font name does not identify a brand. */
export function foreignFacts(id: BrandId): string[] {
  const own = new Set(factsOf(getBrand(id)))
  const others = brands.filter((other) => other.id !== id).flatMap(factsOf)
  return [...new Set(others)].filter((fact) => !own.has(fact))
}

function factsOf({ id, domain, name, tagline, contact, copy, preFooter, ...brand }: Brand): string[] {
  const { colors, theme, serviceCard, backgrounds } = brand
  const sets = [colors, theme.light, theme.dark, serviceCard.light, serviceCard.dark, backgrounds.services]
  const colorValues = sets.flatMap((set) => Object.values(set).flatMap(spellings))
  const phones = [contact.phone, preFooter?.phone ?? contact.phone]
  const links = [brand.portalUrl, brand.teamToWinUrl, brand.bookingUrl ?? [], socialLinks(brand)].flat()
  const words = [name, name.replace('&', '&amp;'), domain, tagline, contact.email, copy.home.hero.headline]
  return [
    ...words,
    ...phones.flatMap((phone) => [phone, `+1${phone.replace(/\D/g, '')}`]),
    ...colorValues,
    `/art/${id}/`,
    ...links,
  ].map((fact) => fact.toLowerCase())
}

function socialLinks({ socialMedia: { facebook, linkedin, instagram } }: Pick<Brand, 'socialMedia'>): string[] {
  return [facebook.pageUrl, facebook.appId, linkedin.companyUrl, instagram.profileUrl]
}

function spellings(hex: string): string[] {
  if (/^#(?:000000|ffffff)$/i.test(hex)) return []
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [hex, `rgb(${red}, ${green}, ${blue})`, `rgb(${red},${green},${blue})`]
}
