/** What tells on a brand: what no other brand's page may hold outside of `data-brand-family` and posts. */
import { brands } from '#brands/index'
import type { Brand } from '#shared/brand'
import { BRAND_IDS, type BrandId } from '#shared/brand-id'

/**
 * All that the other brands have and this one does not have as well, in lower case: words, phones, colours, artwork and
 * links. Names of typefaces are no brand's: all stand in the one stylesheet, and each page loads its own brand's files.
 */
export function foreignFacts(id: BrandId): string[] {
  const own = new Set(factsOf(brands[id]))
  const others = BRAND_IDS.filter((other) => other !== id).flatMap((other) => factsOf(brands[other]))
  return [...new Set(others)].filter((fact) => !own.has(fact))
}

function factsOf({ id, domain, name, tagline, contact, colors, theme, copy, ...brand }: Brand): string[] {
  const colours = [colors, theme.light, theme.dark].flatMap((set) => Object.values(set).flatMap(spellings))
  const phones = [contact.phone, brand.preFooterPhone ?? contact.phone]
  const links = [brand.portalUrl, brand.teamToWinUrl, brand.bookingUrl ?? [], socialLinks(brand)].flat()
  const words = [name, name.replace('&', '&amp;'), domain, tagline, contact.email, copy.home.hero.headline]
  return [
    ...words,
    ...phones.flatMap((phone) => [phone, `+1${phone.replace(/\D/g, '')}`]),
    ...colours,
    `/art/${id}/`,
    ...links,
  ].map((fact) => fact.toLowerCase())
}

function socialLinks({ socialMedia: { facebook, linkedin, instagram } }: Pick<Brand, 'socialMedia'>): string[] {
  return [facebook.pageUrl, facebook.appId, linkedin.companyUrl, instagram.profileUrl]
}

/** A colour as CSS may have it; what any page may use (black, white) is nobody's. */
function spellings(hex: string): string[] {
  if (/^#(?:000000|ffffff)$/i.test(hex)) return []
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [hex, `rgb(${red}, ${green}, ${blue})`, `rgb(${red},${green},${blue})`]
}
