import type { Brand } from '#shared/brand.ts'
import type { Post } from '#shared/content.ts'
import { isOmitted } from '#shared/menu.ts'
import type { PageState } from '#shared/page.ts'
import type { Section } from '#shared/page-content.ts'
import { sharingMeta } from './sharing.ts'

export interface PageSource {
  title: string
  description: string
  /** The canonical URL, if it differs from the page's URL on the brand's domain. */
  canonical?: string
  noindex?: boolean
  noStore?: boolean
  tag?: string
  covers?: readonly object[]
  questions?: readonly object[]
  sections?: readonly Section[]
  post?: Post
}

export type PageMeta = Pick<PageSource, 'title' | 'description' | 'canonical' | 'noindex' | 'noStore'>

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
  const { brand, form } = match.context.page
  const { title, description } = loaderData
  const canonical = canonicalUrl(brand, match, loaderData)
  return {
    meta: [
      { title: `${title} | ${brand.name}` },
      { name: 'description', content: description },
      ...(import.meta.env.SSR
        ? sharingMeta({ brand, title, description, url: canonical, ...sourceOf(loaderData) })
        : []),
    ],
    // A page with a rejected form has no canonical URL, because its content depends on what the visitor submitted.
    links: form ? [] : [{ rel: 'canonical', href: canonical }],
  }
}

/** Returns the page's URL on the brand's production domain. The only query parameter is a page number above 1. */
export function canonicalUrl(
  { domain }: Pick<Brand, 'domain'>,
  { pathname, loaderDeps }: Pick<HeadInput['match'], 'pathname' | 'loaderDeps'>,
  { canonical }: Pick<PageMeta, 'canonical'> = {},
): string {
  const page = loaderDeps?.page ?? 1
  return canonical ?? `https://${domain}${ownPath(pathname)}${page > 1 ? `?page=${page}` : ''}`
}

interface OmittedContext {
  page: Pick<PageState, 'menu'>
  defaultDomain?: string | undefined
}

/** For a service that the brand does not offer, adds noindex and a canonical URL on the default brand's domain. */
export function omittedPage({ page, defaultDomain }: OmittedContext, path: string): Partial<PageSource> {
  if (!isOmitted(page.menu, path)) return {}
  return { noindex: true, ...(defaultDomain && { canonical: `https://${defaultDomain}${path}` }) }
}

/** Removes the trailing slash that the router adds to an index route's path. */
export function ownPath(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1')
}

/** Stores each page's full content outside the loader data, so that the browser does not receive the content twice. */
const sources = new WeakMap<object, PageSource>()

/** Returns the part of a page's content that `pageHead` needs. On the server, also keeps the complete content for `sourceOf`. */
export function pageMeta(source: PageSource): PageMeta {
  const { title, description, canonical, noindex, noStore } = source
  const flags = { ...(noindex && { noindex }), ...(noStore && { noStore }) }
  const meta = { title, description, ...(canonical && { canonical }), ...flags }
  if (import.meta.env.SSR) sources.set(meta, source)
  return meta
}

/** Returns the page content that was passed to `pageMeta`, or undefined in the browser. */
export function sourceOf(meta: object): PageSource | undefined {
  return sources.get(meta)
}
