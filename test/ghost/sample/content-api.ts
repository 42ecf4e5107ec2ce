import { createHash } from 'node:crypto'
import { type AuthorFixture, imagePath, type TagFixture } from '../fixture-types.ts'
import { NotImplemented, postNotFound, unknownResource } from './errors.ts'
import { readingMinutes, renderBody } from './render.ts'
import type { Store, StoredPost } from './store.ts'
import { matchesTags } from './tag-filter.ts'

type Resource = Record<string, unknown>

const PAYWALL = '<!--members-only-->'
/** Ghost silently caps larger page limits at 100 items. */
const MAX_LIMIT = 100

export function contentResponse(store: Store, url: string, path: string, params: URLSearchParams): object {
  const [kind, by, slug, ...more] = path.split('/').filter(Boolean)
  if (kind !== 'posts' || more.length > 0) throw unknownResource()
  if (by === undefined) return browse(store, url, params)
  if (by !== 'slug') throw new NotImplemented(`reading ${path}`)
  const post = store.published().find((candidate) => candidate.slug === slug)
  if (!post) throw postNotFound()
  return { posts: [postResource(post, store, url)] }
}

function browse(store: Store, url: string, params: URLSearchParams): object {
  if (params.get('include') !== 'tags,authors') throw new NotImplemented('posts without tags and authors')
  const page = Number(params.get('page') ?? 1)
  const limit = Math.min(Number(params.get('limit')), MAX_LIMIT)
  const found = selectPosts(store, params)
  const total = found.length
  const resources = found.slice((page - 1) * limit, page * limit).map((post) => postResource(post, store, url))
  const fields = params.get('fields')?.split(',').concat('tags', 'authors')
  const posts = resources.map((post) =>
    fields ? Object.fromEntries(fields.map((field) => [field, post[field]])) : post,
  )
  return { posts, meta: { pagination: { page, limit, pages: Math.max(1, Math.ceil(total / limit)), total } } }
}

function selectPosts(store: Store, params: URLSearchParams): StoredPost[] {
  const { filter = '', order = '' } = Object.fromEntries(params)
  if (matchesTags(filter, () => true) === undefined) throw new NotImplemented(`the filter ${filter}`)
  const posts = store.published().filter(({ tags }) => matchesTags(filter, (tag) => tags.includes(tag)))
  if (order === '') return posts
  if (order !== 'updated_at desc,id desc') throw new NotImplemented(`the order ${order}`)
  return posts.sort((a, b) => (changeOf(a) < changeOf(b) ? 1 : -1))
}

/** Ghost stores times with one-second precision, so the post id breaks ties. */
const changeOf = (post: StoredPost) => `${ghostDate(post.updated_at)} ${idOf(post)}`

function postResource(post: StoredPost, store: Store, url: string): Resource {
  const access = post.visibility === 'public'
  const html = bodyOf(post, url)
  const readable =
    html === null || access ? html?.replace(PAYWALL, '') : html.slice(0, Math.max(html.indexOf(PAYWALL), 0))
  return {
    ...commonFields(post, store, url),
    html: readable ?? null,
    access,
    ...(html !== null && { reading_time: readingMinutes(readable ?? '', post.feature_image !== null) }),
  }
}

export function adminPostResource(post: StoredPost, store: Store, url: string): Resource {
  return { ...commonFields(post, store, url), html: bodyOf(post, url), status: post.status }
}

function commonFields(post: StoredPost, store: Store, url: string): Resource {
  const id = idOf(post)
  const authors = [authorResource(find(store.authors, post.author))]
  return {
    id,
    uuid: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(12)}`,
    title: post.title,
    slug: post.slug,
    feature_image: post.feature_image && `${url}${imagePath(post.slug)}`,
    feature_image_alt: post.feature_image?.alt ?? null,
    feature_image_caption: post.feature_image?.caption ?? null,
    featured: post.featured,
    visibility: post.visibility,
    created_at: ghostDate(post.published_at),
    updated_at: ghostDate(post.updated_at),
    published_at: ghostDate(post.published_at),
    custom_excerpt: post.custom_excerpt ?? null,
    canonical_url: post.canonical_url ?? null,
    meta_title: null,
    meta_description: null,
    tags: post.tags.map((slug) => tagResource(find(store.tags, slug))),
    authors,
    primary_author: authors[0],
  }
}

const tagResource = (tag: TagFixture): Resource => ({ id: hashOf('tag', tag.slug), ...tag })

const authorResource = (author: AuthorFixture): Resource => ({
  id: hashOf('author', author.slug),
  ...author,
  profile_image: null,
  website: null,
})

/** store.ts creates a new object when a post changes, so cached bodies never go stale. */
const bodies = new WeakMap<StoredPost, string | null>()

function bodyOf(post: StoredPost, url: string): string | null {
  const body = bodies.get(post)
  if (body !== undefined || post.html === null) return body ?? null
  const html = post.lexical ? post.html.replaceAll('__GHOST_URL__', url) : renderBody(post.html, url)
  bodies.set(post, html)
  return html
}

function find<T extends { slug: string }>(list: T[], slug: string): T {
  const found = list.find((item) => item.slug === slug)
  if (!found) throw new Error(`The mock Ghost has no tag or author ${slug}`)
  return found
}

function hashOf(kind: string, slug: string): string {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24)
}

function idOf(post: StoredPost): string {
  return hashOf('post', post.firstSlug)
}

function ghostDate(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}.000+00:00`
}
