/** A page's title, description and address, from what its loader returned (copy itself stays in the route's chunk). */
import type { Brand } from './brand'
import type { Post } from './content'
import { pageTitle } from './menu'
import type { PageState } from './page'
import type { Section } from './page-content'
import { sharingMeta } from './sharing'

/** What a page was made of, as far as search engines are told of it. */
export interface PageSource {
  title: string
  description: string
  /** Where the page belongs, if that is not this brand's own address. */
  canonical?: string
  covers?: readonly object[]
  questions?: readonly object[]
  sections?: readonly Section[]
  post?: Post
}

export type PageMeta = Pick<PageSource, 'title' | 'description' | 'canonical'>

export interface HeadInput {
  loaderData?: PageMeta | undefined
  match: {
    pathname: string
    loaderDeps?: { page?: number; [other: string]: unknown } | undefined
    context: { page: PageState }
  }
}

export function pageHead({ loaderData, match }: HeadInput) {
  if (!loaderData) return {}
  const { brand, form, menu } = match.context.page
  const { description } = loaderData
  const title = pageTitle(menu, ownPath(match.pathname), loaderData.title)
  const canonical = canonicalUrl(brand, match, loaderData)
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      { name: 'description', content: description },
      ...(import.meta.env.SSR
        ? sharingMeta({ brand, description, url: canonical, ...sourceOf(loaderData), title })
        : []),
    ],
    // A form that came back is an answer, not a page of its own.
    links: form ? [] : [{ rel: 'canonical', href: canonical }],
  }
}

/** The page on the brand's own production domain, whatever host it was asked at; of the query only a further page counts. */
export function canonicalUrl(
  { domain }: Pick<Brand, 'domain'>,
  { pathname, loaderDeps }: Pick<HeadInput['match'], 'pathname' | 'loaderDeps'>,
  { canonical }: Pick<PageMeta, 'canonical'> = {},
): string {
  const page = loaderDeps?.page ?? 1
  return canonical ?? `https://${domain}${ownPath(pathname)}${page > 1 ? `?page=${page}` : ''}`
}

/** The router gives the first page of a folder a slash at its end. */
export function ownPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** Beside the loader's data, not in it: that is sent to the browser, which has the copy in the route's chunk. */
const sources = new WeakMap<object, PageSource>()

/** What a page's loader hands to its head. */
export function pageMeta(source: PageSource): PageMeta {
  const { title, description, canonical } = source
  const meta = { title, description, ...(canonical && { canonical }) }
  if (import.meta.env.SSR) sources.set(meta, source)
  return meta
}

/** On the server: what `pageMeta` was given. */
export function sourceOf(meta: object): PageSource | undefined {
  return sources.get(meta)
}
