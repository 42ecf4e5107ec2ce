/** Creates posts, tags and authors as the Content API returns them. */
import { createHash } from 'node:crypto'
import { type AuthorFixture, imagePath, type TagFixture } from '../fixture-types.ts'
import { plainText, readingMinutes, renderBody } from './render.ts'
import type { Store, StoredPost } from './store.ts'

export type Resource = Record<string, unknown>

const PAYWALL = '<!--members-only-->'
const PLAIN_TEXT_IN_EXCERPT = 500

/** The fields of tags and posts that no fixture sets. */
const UNSET_META = nulls('og_image og_title og_description twitter_image twitter_title twitter_description')
const UNSET_TITLES = nulls('meta_title meta_description')
const UNSET_CODE = nulls('codeinjection_head codeinjection_foot')

/** Returns all fields and relations of a post. content-api.ts selects the requested ones. */
export function postResource(post: StoredPost, store: Store, url: string): Resource {
  const access = post.visibility === 'public'
  const { html, text, minutes } = render(post, url, access)
  const tags = post.tags.map((slug) => tagResource(find(store.tags, slug), url))
  const authors = [authorResource(find(store.authors, post.author), url)]
  const id = postId(post)
  return {
    id,
    uuid: uuidOf(id),
    title: post.title,
    slug: post.slug,
    html,
    plaintext: text ?? undefined,
    comment_id: id,
    feature_image: post.feature_image && `${url}${imagePath(post.slug)}`,
    featured: post.featured,
    visibility: post.visibility,
    created_at: ghostDate(post.published_at),
    updated_at: ghostDate(post.updated_at),
    published_at: ghostDate(post.published_at),
    custom_excerpt: post.custom_excerpt ?? null,
    ...UNSET_CODE,
    custom_template: null,
    canonical_url: post.canonical_url ?? null,
    tags,
    authors,
    primary_author: authors[0],
    // A post whose first tag is internal has no primary tag.
    primary_tag: tags[0]?.visibility === 'public' ? tags[0] : null,
    url: `${url}/${post.slug}/`,
    excerpt: post.custom_excerpt ?? text?.slice(0, PLAIN_TEXT_IN_EXCERPT) ?? null,
    reading_time: minutes,
    access,
    comments: access,
    ...UNSET_META,
    ...UNSET_TITLES,
    email_subject: null,
    frontmatter: null,
    feature_image_alt: post.feature_image?.alt ?? null,
    feature_image_caption: post.feature_image?.caption ?? null,
  }
}

/** Returns a post as the Admin API does: with its full text, without `access` and `comments`. */
export function adminPostResource(post: StoredPost, store: Store, url: string): Resource {
  const { access: _, comments: __, plaintext: ___, ...resource } = postResource(post, store, url)
  const html = bodyOf(post, url, 'all')
  const isPublished = post.status === 'published'
  return {
    ...resource,
    html,
    status: post.status,
    url: isPublished ? resource.url : `${url}/p/${resource.uuid}/`,
    excerpt: post.custom_excerpt ?? (html === null ? undefined : plainText(html).slice(0, PLAIN_TEXT_IN_EXCERPT)),
    email_segment: 'all',
    email_only: false,
  }
}

export function tagResource(tag: TagFixture, url: string): Resource {
  return {
    id: idOf('tag', tag.slug),
    name: tag.name,
    slug: tag.slug,
    description: tag.description,
    feature_image: null,
    visibility: tag.visibility,
    ...UNSET_META,
    ...UNSET_TITLES,
    ...UNSET_CODE,
    canonical_url: null,
    accent_color: null,
    url: tag.visibility === 'internal' ? `${url}/404/` : `${url}/tag/${tag.slug}/`,
  }
}

export function authorResource(author: AuthorFixture, url: string): Resource {
  return {
    id: idOf('author', author.slug),
    name: author.name,
    slug: author.slug,
    ...nulls('profile_image cover_image'),
    bio: author.bio,
    ...nulls('website location facebook twitter threads bluesky mastodon tiktok youtube instagram linkedin'),
    ...UNSET_TITLES,
    url: `${url}/author/${author.slug}/`,
  }
}

interface Rendered {
  html: string | null
  text: string | null
  minutes: number | undefined
}

/** A changed post is a new object (store.ts), so no entry is ever stale. */
const rendered = new WeakMap<StoredPost, Rendered>()

function render(post: StoredPost, url: string, access: boolean): Rendered {
  const cached = rendered.get(post)
  if (cached) return cached
  const html = bodyOf(post, url, access)
  const result =
    html === null
      ? { html, text: null, minutes: undefined }
      : { html, text: plainText(html), minutes: readingMinutes(html, post.feature_image !== null) }
  rendered.set(post, result)
  return result
}

/** Without access, returns the text above the paywall. 'all' returns the full text with the paywall's comment. */
function bodyOf(post: StoredPost, url: string, access: boolean | 'all'): string | null {
  if (post.html === null) return null
  // Ghost rendered the recorded body.
  const html = post.lexical ? post.html.replaceAll('__GHOST_URL__', url) : renderBody(post.html, url)
  if (access === 'all') return html
  if (access) return html.replace(PAYWALL, '')
  const wall = html.indexOf(PAYWALL)
  return wall === -1 ? '' : html.slice(0, wall)
}

function find<T extends { slug: string }>(list: T[], slug: string): T {
  const found = list.find((item) => item.slug === slug)
  if (!found) throw new Error(`The sample Ghost has no tag or author ${slug}`)
  return found
}

/** Returns 24 hexadecimal digits like Ghost's ids, the same at each start. */
export function postId({ origin }: StoredPost): string {
  return idOf('post', origin)
}

function idOf(kind: string, slug: string): string {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24)
}

function uuidOf(id: string): string {
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(12)}`
}

function ghostDate(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}.000+00:00`
}

function nulls(names: string): Resource {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]))
}
