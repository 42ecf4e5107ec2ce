/** A page as schema.org data, made of the same brand, copy and post that the page shows. */
import type { PublicBrand } from './brand'
import type { Post } from './content'
import type { PageSource } from './head'
import { cities } from './locations'
import type { PageState } from './page'
import type { Question } from './page-content'
import { postImage, shareImage } from './sharing'
import { fillIn, textParts } from './text-parts'

interface Described {
  path: string
  url: string
  source: PageSource
}

type Node = { '@type': string } & Record<string, unknown>

/** Pages that tell of the firm itself. */
const FIRM_PAGES = ['/', '/contact']
/** Monday to Saturday; the firm has not told its hours. */
const OPEN_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const SECTIONS: Readonly<Record<string, string>> = {
  '/services': 'Services',
  '/industries': 'Industries',
  '/blog': 'News',
}

export function structuredData(
  { brand, menu }: Pick<PageState, 'brand' | 'menu'>,
  { path, url, source }: Described,
): Node[] {
  const named = (href: string) => [...menu.services, ...menu.industries].find((entry) => entry.href === href)?.label
  const questions = questionsOf(source)
  const steps = trail(path, (href) => SECTIONS[href] ?? named(href))
  return [
    ...(FIRM_PAGES.includes(path) ? [firm(brand)] : []),
    ...(source.covers ? [service(brand, named(path) ?? source.title, url, source)] : []),
    ...(source.post ? [posting(brand, url, source.post)] : []),
    ...(steps.length > 0 ? [breadcrumbs(brand, steps, source.title)] : []),
    ...(questions.length > 0 ? [faq(brand, questions)] : []),
  ]
}

function firm(brand: PublicBrand): Node {
  const { contact, socialMedia, domain, id } = brand
  const { facebook, linkedin, instagram } = socialMedia
  return {
    ...provider(brand),
    logo: `https://${domain}/art/${id}/icon-512.png`,
    image: shareImage(brand),
    slogan: brand.tagline,
    telephone: `+1-${contact.phone.replace(/\D+/g, '-').replace(/^-/, '')}`,
    email: contact.email,
    address: [contact.location, contact.secondaryLocation].map(({ city, region, postalCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    })),
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: OPEN_DAYS },
    areaServed: cities.map(({ name }) => ({ '@type': 'City', name: `${name}, OH` })),
    sameAs: [facebook.pageUrl, linkedin.companyUrl, instagram.profileUrl],
  }
}

/** The firm as other things refer to it. */
function provider({ domain, name }: PublicBrand): Node {
  return { '@type': 'AccountingService', '@id': `https://${domain}/#firm`, name, url: `https://${domain}/` }
}

function service(brand: PublicBrand, name: string, url: string, { description }: PageSource): Node {
  return { '@type': 'Service', name, description, url, provider: provider(brand) }
}

function posting(brand: PublicBrand, url: string, post: Post): Node {
  const { title, excerpt, publishedAt, updatedAt, authors } = post
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...(excerpt && { description: excerpt }),
    url,
    mainEntityOfPage: url,
    image: postImage(brand, post)?.url ?? shareImage(brand),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: authors.map(({ name }) => ({ '@type': 'Person', name })),
    publisher: provider(brand),
  }
}

/** The pages above one that stands below a section: home first, then those that have a name. */
function trail(path: string, nameOf: (href: string) => string | undefined): { name: string; href: string }[] {
  const parts = path.split('/').slice(1, -1)
  if (parts.length === 0) return []
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return [
    { name: 'Home', href: '/' },
    ...above.flatMap((href) => {
      const name = nameOf(href)
      return name ? [{ name, href }] : []
    }),
  ]
}

function breadcrumbs({ domain }: PublicBrand, above: { name: string; href: string }[], title: string): Node {
  const items = [...above.map(({ name, href }) => ({ name, item: `https://${domain}${href}` })), { name: title }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

function faq(brand: PublicBrand, questions: readonly Question[]): Node {
  const plain = (text: string) =>
    textParts(fillIn(text, brand))
      .map((part) => part.text)
      .join('')
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plain(question),
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  }
}

/** Questions with answers, a page's own and those inside its sections. */
function questionsOf({ questions = [], sections = [] }: PageSource): Question[] {
  const inside = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'questions' in block ? block.questions : [])),
  )
  return [...questions.filter((one): one is Question => 'answer' in one), ...inside]
}
