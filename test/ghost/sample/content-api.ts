/** Creates the Content API's response bodies: selects resources, sorts them, and selects their fields. */
import { GhostFailure, invalid, NotImplemented, notFound, unknownResource } from './errors.ts'
import { parsePostFilter } from './filter.ts'
import { pagination, readRange, slicePage } from './paging.ts'
import { authorResource, postId, postResource, type Resource, tagResource } from './resources.ts'
import { settings } from './settings.ts'
import type { Store, StoredPost } from './store.ts'

type Kind = 'posts' | 'tags' | 'authors'

const RELATIONS: Record<Kind, string[]> = {
  posts: ['tags', 'authors'],
  tags: ['count.posts'],
  authors: ['count.posts'],
}
const IMAGE_TEXTS = ['feature_image_alt', 'feature_image_caption']
const PRIMARY = ['primary_tag', 'primary_author']
const isSlug = (slug: string) => /^[a-z0-9_-]+$/.test(slug)

/**
 * @param path Decoded, for example "posts/" or "posts/slug/x/".
 * @throws GhostFailure or NotImplemented
 */
export function contentResponse(store: Store, url: string, path: string, params: URLSearchParams): object {
  const [kind = '', by, value, ...more] = path.split('/').filter(Boolean)
  if (kind === 'settings' && by === undefined) return { settings: settings(url), meta: {} }
  if (['pages', 'tiers', 'newsletters', 'offers'].includes(kind)) throw new NotImplemented(`the resource ${kind}`)
  if (!isKind(kind) || more.length > 0) throw unknownResource()
  if (by === undefined) return browse(store, url, kind, params)
  if (by !== 'slug' || value === undefined) throw new NotImplemented(`reading ${kind} by id`)
  return { [kind]: [read(store, url, kind, value, params)] }
}

function isKind(kind: string): kind is Kind {
  return kind in RELATIONS
}

function browse(store: Store, url: string, kind: Kind, params: URLSearchParams): object {
  const action = `list ${kind}`
  const range = readRange(params, action)
  if (kind === 'posts') {
    const found = selectPosts(store, params)
    // Only the posts of the page, because a resource is expensive to create.
    const listed = slicePage(found, range).map((post) => pick(postResource(post, store, url), kind, params, true))
    return { posts: listed, meta: { pagination: pagination(range, found.length) } }
  }
  const found = selectTerms(store, url, kind, params)
  // Ghost does not list tags without a published post, but includes them in the total.
  const total = kind === 'tags' ? store.tags.filter(tagTest(params)).length : found.length
  const listed = slicePage(found, range).map((resource) => pick(resource, kind, params, true))
  return { [kind]: listed, meta: { pagination: pagination(range, total) } }
}

function read(store: Store, url: string, kind: Kind, slug: string, params: URLSearchParams): Resource {
  const singular = kind.slice(0, -1)
  if (!isSlug(slug)) throw invalid(`read ${singular}`, 'isSlug', 'slug')
  const found = kind === 'posts' ? findPost(store, url, slug) : findTerm(store, url, kind, slug)
  if (!found) throw notFound(singular)
  return pick(found, kind, params, false)
}

function findPost(store: Store, url: string, slug: string): Resource | undefined {
  const post = store.published().find((candidate) => candidate.slug === slug)
  return post && postResource(post, store, url)
}

function findTerm(store: Store, url: string, kind: 'tags' | 'authors', slug: string): Resource | undefined {
  return allTerms(store, url, kind).find((resource) => resource.slug === slug)
}

function selectPosts(store: Store, params: URLSearchParams): StoredPost[] {
  const filter = parsePostFilter(params.get('filter') ?? '', postId)
  const posts = store.published().filter(filter.test)
  const order = params.get('order')?.trim().toLowerCase().replace(/\s+/g, ' ')
  const byTitle = (a: StoredPost, b: StoredPost) => (a.title < b.title ? -1 : 1)
  if (order === 'published_at asc') posts.reverse()
  else if (order === 'title asc' || order === 'title') posts.sort(byTitle)
  else if (order === 'title desc') posts.sort((a, b) => byTitle(b, a))
  else if (order === 'updated_at desc,id desc') {
    const keys = new Map(posts.map((post) => [post, changeKey(post)]))
    posts.sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? 1 : -1))
  } else if (order && order !== 'published_at desc') throw new NotImplemented(`the order ${order}`)
  else if (!order && filter.slugs.length > 0) {
    posts.sort((a, b) => filter.slugs.indexOf(a.slug) - filter.slugs.indexOf(b.slug))
  }
  return posts
}

/** Sorts as the latest change and then the highest id. Ghost's dates have whole seconds. */
function changeKey(post: StoredPost): string {
  return `${post.updated_at.slice(0, 19)} ${postId(post)}`
}

function allTerms(store: Store, url: string, kind: 'tags' | 'authors'): Resource[] {
  const posts = store.published()
  const terms: Resource[] =
    kind === 'tags'
      ? store.tags.map((tag) => ({
          ...tagResource(tag, url),
          count: countOf(posts, (post) => post.tags.includes(tag.slug)),
        }))
      : store.authors.map((author) => ({
          ...authorResource(author, url),
          count: countOf(posts, (post) => post.author === author.slug),
        }))
  const used = terms.filter((term) => (term.count as { posts: number }).posts > 0)
  return used.sort((a, b) => ((a.name as string) < (b.name as string) ? -1 : 1))
}

function selectTerms(store: Store, url: string, kind: 'tags' | 'authors', params: URLSearchParams): Resource[] {
  if (params.has('order')) throw new NotImplemented(`an order of ${kind}`)
  if (kind === 'authors' && params.has('filter')) throw new NotImplemented('a filter of authors')
  return kind === 'tags' ? allTerms(store, url, kind).filter(tagTest(params)) : allTerms(store, url, kind)
}

function tagTest(params: URLSearchParams): (tag: { visibility?: unknown }) => boolean {
  const filter = params.get('filter')
  if (!filter) return () => true
  const visibility = /^visibility:(public|internal)$/.exec(filter)?.[1]
  if (!visibility) throw new NotImplemented(`the filter ${filter} on tags`)
  return (tag) => tag.visibility === visibility
}

function countOf(posts: StoredPost[], belongs: (post: StoredPost) => boolean) {
  return { posts: posts.filter(belongs).length }
}

/** Removes the parts of a resource that `fields`, `include` and `formats` do not select. */
function pick(resource: Resource, kind: Kind, params: URLSearchParams, listed: boolean): Resource {
  const list = (name: string) =>
    params
      .get(name)
      ?.split(',')
      .map((word) => word.trim()) ?? []
  const [fields, includes, formats] = [list('fields'), list('include'), list('formats')]
  if (includes.includes('tiers')) throw new NotImplemented('include=tiers')
  const unknown = formats.find((format) => !['html', 'plaintext'].includes(format))
  if (unknown) throw formatRefused(unknown, listed)

  const included = RELATIONS[kind].filter((name) => includes.includes(name))
  const whole: Resource = { ...resource }
  if (!included.includes('count.posts')) delete whole.count
  if (!included.includes('tags')) for (const name of ['tags', 'primary_tag']) delete whole[name]
  if (!included.includes('authors')) for (const name of ['authors', 'primary_author']) delete whole[name]
  // Ghost extracts the text above the paywall from the body. Without the body, a members-only post has no text.
  const hasBody = fields.length > 0 ? fields.includes('html') : formats.length === 0 || formats.includes('html')
  if (whole.access === false && !hasBody) Object.assign(whole, { plaintext: '', excerpt: whole.custom_excerpt ?? '' })
  if (fields.length === 0) {
    if (!formats.includes('plaintext')) delete whole.plaintext
    if (formats.length > 0 && !formats.includes('html')) delete whole.html
    return whole
  }
  return pickFields(whole, fields, listed)
}

/** `fields` also affects other fields: the reading time needs the body, and a single post has no relations. */
function pickFields(whole: Resource, fields: string[], listed: boolean): Resource {
  const picked: Resource = {}
  for (const name of [...fields, ...(listed ? ['tags', 'authors'] : [])]) {
    if (!(name in whole) || (name === 'reading_time' && !fields.includes('html'))) continue
    if (!listed && PRIMARY.includes(name)) continue
    const value = whole[name]
    if (Array.isArray(value)) picked[name] = value.map(withoutUrl)
    else if (PRIMARY.includes(name)) picked[name] = withoutUrl(value as Resource | null)
    else picked[name] = !listed && IMAGE_TEXTS.includes(name) ? null : value
  }
  return picked
}

function withoutUrl(related: Resource | null): Resource | null {
  if (!related) return null
  const { url: _, ...rest } = related
  return rest
}

function formatRefused(format: string, listed: boolean): Error {
  if (format === 'mobiledoc' || format === 'lexical') return new NotImplemented(`formats=${format}`)
  const action = listed ? 'list posts' : 'read post'
  const context = 'Validation (AllowedValues) failed for formats'
  return new GhostFailure(422, 'ValidationError', `Validation error, cannot ${action}.`, context)
}
