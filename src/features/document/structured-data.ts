import type { PublicBrand } from '#shared/brand.ts'
import type { Post } from '#shared/content.ts'
import { closedDates, openWeekdays } from '#shared/hours.ts'
import { officesOf } from '#shared/links.ts'
import { cities } from '#shared/locations.ts'
import type { PageState } from '#shared/page.ts'
import type { Question } from '#shared/page-content.ts'
import { fillIn, textParts } from '#shared/text-parts.ts'
import type { PageSource } from './head.ts'
import { postImage, shareImage } from './sharing.ts'

interface Described {
  path: string
  url: string
  source: PageSource
  priceRange?: string | undefined
}

export type Describe = (described: Omit<Described, 'priceRange'>) => Node[]

type Node = { '@type': string } & Record<string, unknown>

const FIRM_PAGES = ['/', '/contact']
const SECTIONS: Readonly<Record<string, string>> = {
  '/services': 'Services',
  '/industries': 'Industries',
  '/resources': 'Resources',
  '/blog': 'News',
}

export function structuredData(page: Pick<PageState, 'brand' | 'menu' | 'now'>, described: Described): Node[] {
  const { brand, menu, now } = page
  const { path, url, source, priceRange } = described
  const labelOf = (href: string) => [...menu.services, ...menu.industries].find((entry) => entry.href === href)?.label
  const questions = questionsOf(source)
  const parents = parentPages(path, (href) => SECTIONS[href] ?? labelOf(href))
  return [
    ...(FIRM_PAGES.includes(path) ? [firm(brand, now, priceRange)] : []),
    ...(source.covers ? [service(brand, url, source)] : []),
    ...(source.post ? [posting(brand, url, source.post)] : []),
    ...(parents.length > 0 ? [breadcrumbs(brand, parents, source.tag ?? source.title)] : []),
    ...(questions.length > 0 ? [faq(page, questions)] : []),
  ]
}

function firm(brand: PublicBrand, now: string, priceRange: string | undefined): Node {
  const { contact, profiles, domain, id } = brand
  return {
    ...provider(brand),
    logo: `https://${domain}/art/${id}/icon-512.png`,
    image: shareImage(brand),
    slogan: brand.tagline,
    telephone: `+1-${contact.phone.replace(/\D+/g, '-').replace(/^-/, '')}`,
    email: contact.email,
    address: officesOf(contact).map(({ street, city, region, postalCode }) => ({
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    })),
    ...openingHours(contact, now),
    ...(priceRange && { priceRange }),
    areaServed: cities.map(({ name }) => ({ '@type': 'City', name: `${name}, OH` })),
    sameAs: Object.values(profiles),
  }
}

function openingHours({ hours }: PublicBrand['contact'], now: string) {
  const type = { '@type': 'OpeningHoursSpecification' }
  if (!hours) return { openingHoursSpecification: { ...type, dayOfWeek: openWeekdays() } }
  return {
    openingHoursSpecification: Object.entries(hours.days).flatMap(([dayOfWeek, day]) =>
      day === 'closed' ? [] : [{ ...type, dayOfWeek, opens: day[0], closes: day[1] }],
    ),
    // For a closed day, the opening and closing times are equal. Search engines then treat the day as closed.
    specialOpeningHoursSpecification: closedDates(hours, now).map((date) => ({
      ...type,
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    })),
  }
}

function provider({ domain, name }: PublicBrand): Node {
  return { '@type': 'AccountingService', '@id': `https://${domain}/#firm`, name, url: `https://${domain}/` }
}

function service(brand: PublicBrand, url: string, { title: name, description }: PageSource): Node {
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

/**
 * Returns the breadcrumbs that precede the page's own breadcrumb. The first is the home page, and the others are the
 * parent pages with a name, from the top down. Returns an empty array for a top-level page.
 */
function parentPages(path: string, nameOf: (href: string) => string | undefined): { name: string; href: string }[] {
  const parts = path.split('/').slice(1, -1)
  if (parts.length === 0) return []
  const hrefs = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return [
    { name: 'Home', href: '/' },
    ...hrefs.flatMap((href) => {
      const name = nameOf(href)
      return name ? [{ name, href }] : []
    }),
  ]
}

function breadcrumbs({ domain }: PublicBrand, parents: { name: string; href: string }[], title: string): Node {
  const items = [...parents.map(({ name, href }) => ({ name, item: `https://${domain}${href}` })), { name: title }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

function faq(page: Pick<PageState, 'brand' | 'menu'>, questions: readonly Question[]): Node {
  const plain = (text: string) =>
    textParts(fillIn(text, page))
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

function questionsOf({ questions = [], sections = [] }: PageSource): Question[] {
  const inside = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'questions' in block ? block.questions : [])),
  )
  return [...questions.filter((question): question is Question => 'answer' in question), ...inside]
}
